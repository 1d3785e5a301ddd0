// The request and the context held against their forms before anything is judged (step 0: invalid_request). Fail closed: what cannot be
// read is denied, never guessed; members that the forms do not name change nothing.
import { isReason } from "../catalogue/reasons.ts";
import { schemaFindings } from "../grant/schema-messages.ts";
import type { JsonValue } from "../lib/json.ts";
import { checkMoney } from "../lib/money.ts";
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";
import { type SchemaError, validateContext, validateRequest } from "../schema/validators.gen.js";
import type { Context } from "./decision.ts";
import { momentOf } from "./moment.ts";
import { preparedLookup } from "./prepare.ts";

/** What is wrong with an input, and where: a JSON Pointer into it. */
export interface Malformed {
  readonly path: string;
  readonly message: string;
}

/** What is wrong with a request; nothing where it can be judged. */
export function checkRequest(request: unknown): Malformed | undefined {
  if (!validateRequest(request)) return first(validateRequest.errors ?? [], request, "The request");
  const money = request.arguments?.amount;
  const wrong = money === undefined ? undefined : checkMoney(money);
  return wrong === undefined ? undefined : { path: pointer("arguments", "amount"), message: wrong };
}

/** What is wrong with what the host says; nothing where it can be judged. `now` is a real moment, and every Grant is a prepared one. */
export function checkContext(context: unknown): Malformed | undefined {
  const malformed = checkPlainContext(context);
  if (malformed !== undefined) return malformed;
  const { grant, mode, parents = [] } = context as Context;
  if (grant === undefined ? mode === "document" : preparedLookup(grant) === undefined) {
    return { path: "/grant", message: "The context holds no prepared Grant: prepare it first, and judge by what that gives." };
  }
  const unprepared = parents.findIndex((parent) => preparedLookup(parent.grant) === undefined);
  return unprepared < 0 ? undefined : { path: pointer("parents", unprepared, "grant"), message: "This parent is no prepared Grant." };
}

/** The same for all of it but the Grants, which may not have come to be. */
export function checkPlainContext(context: unknown): Malformed | undefined {
  if (!validateContext(context)) return first(validateContext.errors ?? [], context, "The context");
  const { now, answered = [] } = context;
  if (momentOf(now) === undefined) {
    return { path: "/now", message: `The context states the time as ${quote(now, 40)}, which is no moment as RFC 3339 writes it.` };
  }
  const unknown = answered.findIndex((reason) => !isReason(reason));
  if (unknown < 0) return undefined;
  return { path: pointer("answered", unknown), message: `${quote(String(answered[unknown]), 40)} is no reason of a decision.` };
}

function first(errors: readonly SchemaError[], document: unknown, what: string): Malformed {
  const [finding] = schemaFindings(errors, document as JsonValue, "1.2");
  return {
    path: finding?.path ?? "",
    message: finding === undefined ? `${what} is not in its form.` : `${what} cannot be judged. ${finding.message}`,
  };
}

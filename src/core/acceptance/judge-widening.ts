// §3: "any widening is an interpretation mismatch and execution MUST NOT begin". What the agent will keep to is held against the Grant by the
// same comparison as a child Grant (G9a), in the rows that a restatement can state: authorities, defaults and denials.
import { ROW, within } from "../containment/g09-contained.ts";
import type { Violation } from "../containment/row.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import { parsePointer, pointer, resolvePointer } from "../lib/pointer.ts";
import type { Denial } from "../schema/grant.gen.ts";
import type { CanComply, StatedAuthority } from "../schema/restatement.gen.ts";
import { asStated, type Judging } from "./judging.ts";
import { type Laid, overlayOf } from "./overlay.ts";
import { nearest } from "./touched.ts";

/** What each member decides, as it is said in a sentence. */
const DECIDES: Readonly<Record<string, string>> = {
  effect: "the effect of the act",
  kind: "the kind of result",
  targets: "who may be on the other side",
  resources: "the apps it uses",
  actors: "who does it",
  "grounding.allowed": "what may be relied on",
  "grounding.prohibited": "what must not be relied on",
  "grounding.freshness": "how old facts may be",
  "grounding.on_disagreement": "what happens when facts disagree",
  "limits.per_act": "the most for one act",
  "limits.per_month": "the most in a month",
  "limits.categories": "the categories",
  "limits.binding_acts_per_day": "the number of official acts a day",
  "limits.hours": "the hours",
  pause_on_unexpected: "pausing on anything unexpected",
  go_ahead: "the go-ahead",
  commit: "whether it asks first",
  working_mode: "the working mode",
  triggers: "what may start the work",
  "self_changes.memory": "changes to its memory",
  "self_changes.schedule": "changes to its schedules",
  "self_changes.account_settings": "changes to account settings",
  new_connectors: "apps that appear later",
  data_movement: "moving information",
  max_recipients: "the most people that one message may reach",
};

export function judgeWidening(stated: CanComply, judged: Judging): void {
  const { grant, note } = judged;
  const overlay = overlayOf(grant, stated);
  for (const i of overlay.foreign) sayForeign(stated, i, judged);
  for (const i of overlay.nameless) {
    const message = "One of the authorities that it states names no act that could be read, so it cannot be held against the Grant.";
    note("unread", { message, stated: stated.authorities?.[i], shuts: true });
  }
  for (const { stated: i, base } of overlay.laid) sayUnpaused(stated, i, base, judged);
  const rows = [ROW.authorities, ROW.defaults, ...(stated.denied === undefined ? [] : [ROW.denials])];
  for (const violation of within(grant, overlay.grant, rows)) {
    if (violation.rule === "G9a.denials") sayMissing(violation, judged);
    else sayWider(stated, overlay.laid, violation, judged);
  }
}

/** An act that the Grant does not hold. Where the Grant denies it, or its effect, the denial stands beside the verdict. */
function sayForeign(stated: CanComply, i: number, { grant, note }: Judging): void {
  const authority = stated.authorities?.[i];
  const denials = denialsOf(grant, authority ?? {});
  const message = `It says that it will do the act ${authority?.act}, which the Grant ${denials.length > 0 ? "denies" : "does not hold"}.`;
  note("widening", { message, refs: denials, clauses: ["never:unnamed"], stated: authority });
}

/**
 * Not pausing, said of one act, where the Grant pauses on everything: laid over the Grant it is nothing, because an authority of the Grant can
 * only add a pause of its own; said by an agent it is a misreading.
 */
function sayUnpaused(stated: CanComply, i: number, base: number, { grant, note }: Judging): void {
  const { act, pause_on_unexpected } = stated.authorities?.[i] ?? {};
  if (pause_on_unexpected !== false || !grant.defaults.pause_on_unexpected) return;
  const message = `For ${act}, it is wider than the Grant in pausing on anything unexpected: it says that it does not, and the Grant has every act pause.`;
  note("widening", { message, refs: ["/defaults/pause_on_unexpected", pointer("authorities", base, "act")], stated: false });
}

/** The denials of an act, by itself or by its effect. */
function denialsOf({ denied }: GrantDocument, { act, effect }: StatedAuthority): string[] {
  return denied.flatMap((denial, i) =>
    (denial.act === undefined ? denial.effect === effect : denial.act === act) ? [pointer("denied", i)] : [],
  );
}

/** A denial that is not among those stated. */
function sayMissing({ parent_value }: Violation, { grant, note }: Judging): void {
  const i = grant.denied.indexOf(parent_value as Denial);
  const message = "The Grant denies this, and it is not among the denials that the restatement says it keeps to.";
  note("missing_denial", { message, refs: [i === -1 ? pointer("denied") : pointer("denied", i)] });
}

function sayWider(
  stated: CanComply,
  laid: readonly Laid[],
  { path, parent_value, child_value }: Violation,
  { grant, note }: Judging,
): void {
  const segments = parsePointer(path);
  const [part = "", index = ""] = segments;
  const from = part === "authorities" ? laid[Number(index)] : undefined;
  // A list is one member of the Grant: an entry that it does not have has no place there.
  const isEntry = segments.length > 2 && isIndex(segments.at(-1));
  const member = segments.slice(from === undefined ? 1 : 2).filter((segment) => !isIndex(segment));
  const within = (i: number | undefined) => (i === undefined ? pointer(part, ...member) : pointer(part, i, ...member));
  const place = within(from?.base);
  const refs = [nearest(grant, place)];
  const inherited = pointer("defaults", ...member);
  if (resolvePointer(grant, place) === undefined && resolvePointer(grant, inherited) !== undefined) refs.push(inherited);
  const act = from === undefined ? "It" : `For ${from.authority.act}, it`;
  const what = DECIDES[member.join(".")] ?? DECIDES[member[0] ?? ""] ?? "something";
  const isDenied = from !== undefined && member.join() === "act";
  if (isDenied) refs.push(...denialsOf(grant, from.authority));
  const message = isDenied
    ? `It says that it will do the act ${from.authority.act}, which the Grant denies.`
    : `${act} is wider than the Grant in ${what}: ${difference(isEntry, parent_value, child_value)}`;
  note("widening", { message, refs, stated: resolvePointer(stated, nearest(stated, within(from?.stated))) });
}

function isIndex(segment: string | undefined): boolean {
  return /^\d+$/.test(segment ?? "");
}

function difference(isEntry: boolean, granted: unknown, said: unknown): string {
  if (isEntry) return `it adds ${asStated(said)}, which the Grant does not have there.`;
  if (said === undefined) return `it leaves out what the Grant says, ${asStated(granted)}.`;
  return `it says ${asStated(said)}, ${granted === undefined ? "and the Grant has nothing there" : `and the Grant ${asStated(granted)}`}.`;
}

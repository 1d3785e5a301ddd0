// §3a Who is answering: the name the principal sees, any id behind it, the platform, and its role.
import type { JsonValue } from "../lib/json.ts";
import { pointer } from "../lib/pointer.ts";
import { AGENT_MEMBERS, isArray, isObject, own, ROLES, textOf, yesNo } from "./form.ts";
import { flag, flagUnknownMembers, type Notes } from "./notes.ts";
import type { AnsweringAgent } from "./shapes.ts";

/** The agent of an answer that says nothing of it, or of which nothing was read. */
export const NO_AGENT: AnsweringAgent = { runs: [], teammates: [] };

const TEXTS = ["name", "id", "platform", "role_in_team", "directed_by"] as const;

/** Reads the `agent` member. What is not understood is flagged and stays in `as_written`. */
export function readAgent(value: JsonValue | undefined, notes: Notes): AnsweringAgent {
  if (value === undefined) return NO_AGENT;
  if (!isObject(value)) {
    flag(notes, "unknown_value", "/agent", value);
    return { ...NO_AGENT, as_written: value };
  }
  flagUnknownMembers(value, AGENT_MEMBERS, "/agent", notes);
  const texts: { -readonly [name in (typeof TEXTS)[number]]?: string } = {};
  for (const name of TEXTS) {
    const member = own(value, name);
    const text = textOf(member);
    if (text !== undefined) texts[name] = text;
    else if (member !== undefined && member !== null && typeof member !== "string") flag(notes, "unknown_value", `/agent/${name}`, member);
  }
  const stated = own(value, "role");
  const role = ROLES.find((known) => known === stated);
  if (role === undefined && stated !== undefined && stated !== null && stated !== "") flag(notes, "unknown_value", "/agent/role", stated);
  const runs = namesOf(own(value, "runs"), "/agent/runs", notes).map(({ name, value: run, at }) => {
    const visible = isObject(run) ? own(run, "access_visible") : undefined;
    const access_visible = yesNo(visible);
    if (visible !== undefined && visible !== null && access_visible === "unstated")
      flag(notes, "unknown_value", `${at}/access_visible`, visible);
    return { name, access_visible };
  });
  const teammates = namesOf(own(value, "teammates"), "/agent/teammates", notes).map(({ name }) => name);
  return { ...texts, ...(role === undefined ? {} : { role }), runs, teammates, as_written: value };
}

/** A list of agents, each a name or an object with a name; what is neither is flagged. */
function namesOf(list: JsonValue | undefined, path: string, notes: Notes): { name: string; value: JsonValue; at: string }[] {
  if (list === undefined || list === null) return [];
  if (!isArray(list)) {
    flag(notes, "unknown_value", path, list);
    return [];
  }
  const named: { name: string; value: JsonValue; at: string }[] = [];
  list.forEach((value, index) => {
    const at = path + pointer(index);
    const name = textOf(isObject(value) ? own(value, "name") : value);
    if (name === undefined) flag(notes, "unknown_value", at, value);
    else named.push({ name, value, at });
  });
  return named;
}

// Step 0, the Grant: its schema, closed at every level, and every rule that blocks. Only F6 is left to step 13, and G14 has its own code.
import { AGENT, euros } from "../../../testing/grant-parts.ts";
import { type Case, type Decided, type Loose, section, type Vector } from "./authoring.ts";
import { campaign, groceries, payment, reading } from "./bases.ts";

const INVALID: Decided = ["DENY", 0, "invalid_grant"];
const UNRESOLVED: Decided = ["DENY", 0, "unresolved_formation"];

const grantOf = (change: (grant: Loose) => unknown) => (vector: Case) => change(vector.context.grant);
const first = (grant: Loose) => grant.authorities[0];

/** The purchase of groceries under a Grant that was changed so that it is none. */
function broken(clause: string, id: string, about: string, change: (grant: Loose) => unknown): Vector {
  return section(clause)(`step-00-grant-${id}`, about, groceries, grantOf(change), INVALID);
}

export const vectors: readonly Vector[] = [
  section("§7 step 0")(
    "step-00-grant-none",
    "The host holds no Grant but a text that says one exists.",
    groceries,
    (vector) => Object.assign(vector.context, { grant: "The agent may buy groceries." }),
    INVALID,
  ),
  broken(
    "§5 Versions",
    "unknown-member",
    "The Grant has a member that its schema does not know, which makes it invalid rather than ignored.",
    (grant) => Object.assign(grant, { note: "renewed" }),
  ),
  broken(
    "§5 Versions",
    "unknown-limit",
    "A limit is misspelt, so that the one that was meant would not hold: an unknown member makes the Grant invalid.",
    (grant) => Object.assign(first(grant).limits, { per_month: undefined, per_moth: euros("300.00") }),
  ),
  broken("§5 Versions", "unknown-in-money", "The money of a limit has a member that its schema does not know.", (grant) =>
    Object.assign(first(grant).limits.per_act, { tax: "included" }),
  ),
  broken(
    "§7 step 0",
    "member-missing",
    "The Grant does not say what an unnamed agent may do, which its schema needs: nothing is filled in.",
    (grant) => {
      delete grant.work_system.unnamed_agents;
    },
  ),
  broken("§7 step 0", "limit-number", "A limit's amount is a JSON number, and money is never one.", (grant) =>
    Object.assign(first(grant).limits.per_act, { amount: 80 }),
  ),
  broken("§7 step 0", "no-authorities", "The Grant holds no authority, and a Grant has at least one.", (grant) =>
    Object.assign(grant, { authorities: [] }),
  ),
  broken(
    "G1",
    "act-effect",
    "The catalogue's act shop.buy stands with the effect book, and the act always has the effect purchase.",
    (grant) => {
      first(grant).effect = "book";
      for (const resource of grant.resources) resource.effects.push("book");
    },
  ),
  broken("G1", "effect-kind", "The effect purchase stands with the kind changed, and an effect has its catalogue kind.", (grant) => {
    first(grant).kind = "changed";
    grant.ceilings.changed = "self_within_limits";
  }),
  broken("G1", "actor-twice", "One actor holds one act by two authorities, so which of them binds it would be open.", (grant) =>
    grant.authorities.push({ ...first(grant), limits: { per_act: euros("500.00") } }),
  ),
  broken("G2", "wider-limit", "The act's limit is above the default's, and a value of an act is only ever narrower.", (grant) =>
    Object.assign(grant.defaults.limits, { per_act: euros("79.99") }),
  ),
  broken("G2", "added-source", "The act allows a source that the defaults do not, and narrowing adds nothing.", (grant) =>
    first(grant).grounding.allowed.push("documents"),
  ),
  broken(
    "G3",
    "looser-commit",
    "The act commits by itself under a ceiling of confirmation, and is never looser than its ceiling.",
    (grant) => Object.assign(grant.ceilings, { purchased: "on_confirm" }),
  ),
  broken("G3", "each-time-automatic", "The act needs the go-ahead each time and commits by itself, which contradict each other.", (grant) =>
    Object.assign(first(grant), { go_ahead: { mode: "each_time" } }),
  ),
  broken("G6", "app-not-selected", "The act uses an app that is not among the selected ones: discovery grants nothing.", (grant) =>
    first(grant).resources.push("mall"),
  ),
  broken("G7", "holder-not-named", "An agent that is neither the delegate nor a member holds the act.", (grant) =>
    first(grant).actors.push("agent:cousin"),
  ),
  broken(
    "G9",
    "chain-shorter-than-depth",
    "The Grant stands at depth 1 and names no parent, so nothing could be held against it.",
    (grant) => Object.assign(grant.delegation, { depth: 1, max_depth: 1 }),
  ),
  broken("G10", "summary-without-full-auto", "The Grant reports once a day, which goes with Full auto alone.", (grant) =>
    Object.assign(grant.audit, { report: "daily_summary" }),
  ),
  broken("G15", "two-inventories", "Two inventories are bound for one agent, and each agent has one.", (grant) =>
    Object.assign(grant.discovery, {
      inventories: [
        { agent: AGENT, sha256: "a1".repeat(32) },
        { agent: AGENT, sha256: "b2".repeat(32) },
      ],
    }),
  ),
  broken(
    "§4 question 4",
    "memory-as-source",
    "What the agent remembers is among the sources of an official act, and memory is a lead, not proof.",
    (grant) => {
      grant.defaults.grounding.allowed.push("agent_memory");
      first(grant).grounding.allowed.push("agent_memory");
    },
  ),
  broken(
    "§7 step 3",
    "impossible-end",
    "The Grant ends on 30 February, which never comes: it must not pass for a Grant without an end.",
    (grant) => Object.assign(grant.validity, { expires: "2028-02-30T00:00:00Z" }),
  ),
  broken(
    "§7 step 3",
    "leap-second-end",
    "The Grant ends in a sixty-first second, which is no real instant and compares with nothing.",
    (grant) => Object.assign(grant.validity, { expires: "2027-12-31T23:59:60Z" }),
  ),
  broken("§7 step 3", "end-before-beginning", "The Grant ends at the moment at which it begins, so it is never in force.", (grant) =>
    Object.assign(grant.validity, { expires: "2027-01-01T00:00:00Z" }),
  ),
  broken("§7 step 17", "unknown-zone", "The hours are told in a time zone that does not exist.", (grant) =>
    Object.assign(first(grant).limits.hours, { timezone: "Europe/Atlantis" }),
  ),
  broken("§7 step 17", "minor-units", "The limit has half a yen, and a yen has no smaller unit.", (grant) =>
    Object.assign(first(grant).limits, { per_act: { amount: "500.50", currency: "JPY" }, per_month: undefined }),
  ),
  broken("§11", "secret", "A text of the Grant carries a password, and a Grant never does.", (grant) =>
    Object.assign(grant.record, { where: "The log; password=Tr0ub4dor-and-3-horses" }),
  ),
  broken(
    "§11",
    "invisible-in-identifier",
    "A listed counterparty holds a character that cannot be seen, and identifiers are compared exactly by what a person has reviewed.",
    (grant) => Object.assign(first(grant).targets, { ids: ["green\u200b.example", "corner.example"] }),
  ),
  section("F2")(
    "step-00-grant-settlement-kind",
    "The formation settles in another way than its arrangement does: one source, not two.",
    payment,
    grantOf((grant) => Object.assign(grant.formations[0].settlement, { kind: "rule_fires" })),
    INVALID,
  ),
  section("F4")(
    "step-00-grant-answer-missing",
    "A hand-off's answer is missing and not listed among what is unresolved.",
    payment,
    grantOf((grant) => {
      delete grant.formations[0].protocol.envelope;
    }),
    INVALID,
  ),
  section("F6")(
    "step-00-grant-segregation-goes-on",
    "Both sides of a segregation hand-off hold bank.draft, which F6 forbids; that is judged at step 13, and preparing is of kind none and ends before it.",
    payment,
    ({ request, context }) => {
      context.grant.authorities[0].actors.push("agent:payer");
      Object.assign(request, { act: "bank.draft", actor: "agent:books", arguments: undefined, counterparties: undefined });
      request.settlement_evidence = undefined;
    },
    ["ALLOW", 11, "non_binding"],
  ),
  section("§7 step 0")(
    "step-00-grant-warning-goes-on",
    "Two members have one name, which is only warned about since names are metadata: the mail may be read.",
    reading,
    grantOf((grant) =>
      Object.assign(grant.work_system, {
        arrangement: "team",
        members: [{ actor: "agent:second", name: grant.delegate.name, role: "Reads along" }],
      }),
    ),
    ["ALLOW", 11, "non_binding"],
  ),

  section("G14")(
    "step-00-unresolved",
    "A question about the formation is open, and an agent cannot be held to one: the Grant must not be accepted.",
    campaign,
    grantOf((grant) => Object.assign(grant.formations[0], { unresolved: ["Who approves a change on the day itself?"] })),
    UNRESOLVED,
  ),
  section("G14")(
    "step-00-unresolved-elsewhere",
    "The open question is about a formation that does not govern the act, and still no Grant that holds one is judged.",
    campaign,
    ({ request, context }) => {
      context.grant.formations[0].unresolved = ["Who approves a change on the day itself?"];
      Object.assign(request, {
        act: "docs.draft",
        resource: { id: "workspace" },
        counterparties: undefined,
        settlement_evidence: undefined,
      });
    },
    UNRESOLVED,
  ),
  section("F4")(
    "step-00-unresolved-answer",
    "A hand-off's missing answer is listed in unresolved, as it has to be: the Grant is not invalid, and not settled enough to be judged.",
    payment,
    grantOf((grant) => {
      delete grant.formations[0].protocol.envelope;
      grant.formations[0].unresolved = ["envelope: what travels with the case?"];
    }),
    UNRESOLVED,
  ),
  section("§7 step 0")(
    "step-00-invalid-before-unresolved",
    "A question is open and the settlement kind is not the arrangement's own: that the Grant is invalid comes first.",
    campaign,
    grantOf((grant) => {
      grant.formations[0].unresolved = ["Who approves a change on the day itself?"];
      grant.formations[0].settlement.kind = "rule_fires";
    }),
    INVALID,
  ),
  section("§7 step 0")(
    "step-00-unresolved-before-seal",
    "A question is open and the seal is another Grant's: the open question comes first.",
    campaign,
    grantOf((grant) => {
      grant.formations[0].unresolved = ["Who approves a change on the day itself?"];
      grant.seal = { alg: "sha-256", value: "5e".repeat(32) };
    }),
    UNRESOLVED,
  ),
  section("§7 step 0")(
    "step-00-invalid-before-seal",
    "The Grant has an unknown member and the seal of another: that it is invalid comes first.",
    groceries,
    grantOf((grant) => Object.assign(grant, { note: "renewed", seal: { alg: "sha-256", value: "5e".repeat(32) } })),
    INVALID,
  ),
];

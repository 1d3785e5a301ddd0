// An example to start from: a lead with three specialists, and finance beside them (§4b). Nothing is published without a person's yes.
import type { Answers } from "../../core/answers/answers.ts";
import { addMember, patchDelegate, setArrangement } from "../../core/answers/edit-agents.ts";
import { addChannel } from "../../core/answers/edit-go-ahead.ts";
import { setActSource } from "../../core/answers/edit-grounds.ts";
import { setCeiling } from "../../core/answers/edit-official.ts";
import { setBehalfName, setOnBehalf } from "../../core/answers/edit-participants.ts";
import { patchProgress, setWorkingMode } from "../../core/answers/edit-progress.ts";
import { addResource } from "../../core/answers/edit-resources.ts";
import { withWork } from "../../core/answers/edited.ts";
import { freshAnswers } from "../../core/answers/fresh.ts";
import type { Formation } from "../../core/schema/grant.gen.ts";
import { allow, memberOf, never } from "./allow.ts";
import { type Example, type ExampleIds, placeOfAct } from "./choices.ts";

const ACCOUNT = "desk@saltwick.example";
/** A person beside the team, who has an identifier and holds no act. */
const FINANCE = "person:finance";

function teamExample(ids: ExampleIds): Answers {
  const lead = ids.delegate;
  const facts = memberOf(ids, 0, "Fact finder");
  const writer = memberOf(ids, 1, "Page writer");
  const shelf = memberOf(ids, 2, "Shelf keeper");
  let answers = freshAnswers(ids);
  answers = { ...answers, principal: { ...answers.principal, name: "Leila Haddad" } };
  answers = patchDelegate(answers, { name: "Desk lead", role: "Hands out the work on product pages and judges the result" });
  answers = setArrangement(answers, "team").answers;
  answers = addMember(answers, { actor: facts, name: "Fact finder", role: "Gathers what is known about each coffee" });
  answers = addMember(answers, { actor: writer, name: "Page writer", role: "Writes the product pages" });
  answers = addMember(answers, { actor: shelf, name: "Shelf keeper", role: "Keeps the drafts in order and puts pages on the website" });
  answers = setBehalfName(setOnBehalf(answers, "organization"), "Saltwick Coffee Roasters");
  answers = withWork(answers, {
    purpose: "Keep the web shop's product pages true, clear and up to date",
    summary: "Gather facts about the coffees, write their pages, and publish a page once it is accepted and its prices are ratified.",
    includes: ["Product pages", "Prices and discounts on those pages"],
    excludes: ["Orders and customers", "Posts on social media", "Anything about other companies' products"],
  });
  const factFolder = addResource(answers, {
    provider: "Quayside Drive",
    label: "Product facts",
    account: ACCOUNT,
    effects: [],
    reach: ["read"],
    locations: ["Coffees"],
  });
  const drafts = addResource(factFolder.answers, {
    provider: "Quayside Drive",
    label: "Draft pages",
    account: ACCOUNT,
    effects: [],
    reach: ["read", "write"],
    locations: ["Drafts"],
  });
  const site = addResource(drafts.answers, {
    provider: "saltwick.example",
    label: "Web shop",
    account: ACCOUNT,
    effects: [],
    reach: ["write"],
    locations: ["Products"],
  });
  answers = site.answers;
  answers = allow(answers, "docs.read", { resources: [factFolder.id, drafts.id], actors: [lead, facts, writer, shelf] });
  answers = allow(answers, "docs.draft", { resources: [drafts.id], actors: [facts, writer] });
  answers = allow(answers, "docs.edit", {
    resources: [drafts.id],
    actors: [writer],
    binding_acts_per_day: "40",
    go_ahead: { mode: "standing", words: "Edit drafts as you need to. Nothing in them is public." },
  });
  answers = allow(answers, "files.organize", {
    resources: [drafts.id],
    actors: [shelf],
    go_ahead: { mode: "standing", words: "Keep the drafts in order." },
    binding_acts_per_day: "20",
  });
  answers = allow(answers, "web.publish", {
    resources: [site.id],
    actors: [shelf],
    targets: { class: "audience", scope: "named", ids: ["saltwick.example"] },
    go_ahead: { mode: "each_time", words: "Yes, publish this page." },
    binding_acts_per_day: "5",
  });
  for (const act of ["docs.edit", "web.publish"]) {
    for (const id of [factFolder.id, drafts.id]) answers = setActSource(answers, placeOfAct(answers, act), `app:${id}`, "allowed").answers;
  }
  answers = never(answers, "files.delete", "files.share", "access.grant", "settings.change");
  answers = setCeiling(answers, "changed", "self_within_limits");
  answers = patchProgress(setWorkingMode(answers, "auto"), {
    triggers: ["asked", "handoff"],
    // A page goes from the drafts to the web shop.
    data_movement: "listed_apps",
    binding_acts_per_day: "60",
    hours: { days: ["mon", "tue", "wed", "thu", "fri"], start: "09:00", end: "17:30", timezone: "Europe/Paris" },
  });
  answers = addChannel(answers, { kind: "email", label: "The desk's mailbox", address: ACCOUNT });
  return { ...answers, formations: [productDesk({ lead, facts, writer, shelf })] };
}

/** §4b's example of a lead with specialists: the lead accepts, finance ratifies, the principal approves. */
function productDesk({ lead, facts, writer, shelf }: Record<"lead" | "facts" | "writer" | "shelf", string>): Formation {
  return {
    name: "Product desk",
    arrangement: "hub.manager_worker",
    routing_authority: "one_model",
    participants: [
      { actor: lead, membership: "member", authority: "delegates" },
      { actor: facts, membership: "member", authority: "delegated" },
      { actor: writer, membership: "member", authority: "delegated" },
      { actor: shelf, membership: "member", authority: "delegated" },
      { actor: FINANCE, membership: "adjacent", interaction: "consulted", commit: "ratifies" },
    ],
    settlement: { kind: "owner_acceptance", evaluator: lead, reversibility: "costly", evidence: ["accept", "commit"] },
    handoffs: [
      { from: writer, to: FINANCE, ownership: "stays", acceptance: "Finance approves every price and discount", seam: "accountability" },
    ],
    transitions: [{ from: lead, to: "principal", authority: "human_gate", acts: ["web.publish"] }],
    acts: ["web.publish"],
  };
}

export const team: Example = {
  answers: teamExample,
  choices: [
    { kind: "who", title: "Who is it?", asks: ["principal", "organization"] },
    {
      kind: "account",
      title: "Which account?",
      label: "The account that the agents use",
      help: "They use the drafts and the web shop as this account and no other, and write to its address when they have to ask you.",
    },
    {
      kind: "website",
      act: "web.publish",
      title: "Where may they publish?",
      label: "The web shop's address",
      help: "Only there. You are asked before each page.",
    },
    { kind: "end", title: "Until when?", help: "When it has ended, the agents may do nothing under it." },
  ],
};

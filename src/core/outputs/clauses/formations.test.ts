// How the agents act together (§4b): each value of each enumeration of a formation and the sentence that states it, F3's defaults included.
import { describe, expect, test } from "vitest";
import type { Formation, Grant, Participant, Protocol, Termination } from "../../schema/grant.gen.ts";
import { sampleGrant, scenario3 } from "../../testing/sample-grants.ts";
import { inBoth, type Said, said, withFormation } from "../testing/said.ts";

type Arrangement = Formation["arrangement"];
const rowsOf = <K extends string, V>(table: Record<K, V>) => Object.entries(table) as [K, V][];
const desk = (own: Partial<Formation>): Grant => withFormation(scenario3(), own);
const both = (sentence: string): Said => inBoth(sentence, "Anna Berg", "Books", "Payer");
const at = (part: string) => `formation:Desk:${part}`;

describe("the ten arrangements (F1), each with who routes where nothing is written (F2)", () => {
  const code = "the program that runs the work decides what happens next";
  const peers = "any of the agents may decide what happens next";
  test.each(
    rowsOf<Arrangement, [label: string, sentence: string, routes: string]>({
      "path.sequential": ["One after the other", "Each agent does its part in a fixed order.", code],
      "path.choice": ["One of several ways", "A written rule picks which way the work goes.", code],
      "path.fanout_fanin": [
        "Split and bring together",
        "The work is split into parts that are done side by side and then brought together.",
        code,
      ],
      "path.bounded_loop": [
        "Repeat until good",
        "The work is repeated until a rule says that it is good, for a limited number of rounds.",
        code,
      ],
      "hub.manager_worker": [
        "A lead with workers",
        "One agent leads: it hands out the work, takes it back and says when it is done.",
        "one agent decides what happens next",
      ],
      "habitat.handoff": ["Hand the case on", "One agent at a time owns the case and hands it on to the next.", peers],
      "habitat.committee": ["Decide together", "Several agents judge the same thing, and their judgments together decide.", code],
      "habitat.market": [
        "Bid for the work",
        "Agents offer to do the work, and it is awarded to one of them.",
        "the agreed protocol decides what happens next",
      ],
      "habitat.blackboard": [
        "Work from a shared board",
        "Agents watch a shared place and act when something there changes.",
        "a change in the shared place decides what happens next",
      ],
      "habitat.mesh": [
        "Talk among equals",
        "Agents talk to one another as equals under an agreed protocol until the matter is settled.",
        peers,
      ],
    }),
  )("%s", (arrangement, [label, sentence, routes]) => {
    const governs = "It governs every act of this Grant.";
    expect(said(desk({ arrangement }), at("arrangement"))).toEqual({
      letter: `“Desk” is the arrangement “${label}”. ${sentence} ${governs}`,
      rules: `“Desk” is a formation, ${arrangement}. ${sentence} ${governs}`,
    });
    expect(said(desk({ arrangement }), at("routing"))).toEqual(both(`In “Desk”, ${routes}.`));
  });

  test("which acts it governs, where it names them", () => {
    const sentence = "Each agent does its part in a fixed order. It governs these acts:";
    expect(said(desk({ acts: ["bank.draft", "bank.pay"] }), at("arrangement"))).toEqual({
      letter: `“Desk” is the arrangement “One after the other”. ${sentence} prepare without sending (the act bank.draft) and pay a bill (the act bank.pay).`,
      rules: `“Desk” is a formation, path.sequential. ${sentence} bank.draft and bank.pay.`,
    });
  });

  test("one without a name is called by its arrangement", () => {
    const grant = { ...scenario3(), formations: [{ arrangement: "path.choice" as const }] };
    const rest = "A written rule picks which way the work goes. It governs every act of this Grant.";
    expect(said(grant, "formation:path.choice:arrangement")).toEqual({
      letter: `The formation “One of several ways”. ${rest}`,
      rules: `The formation path.choice. ${rest}`,
    });
  });
});

test.each(
  rowsOf<NonNullable<Formation["routing_authority"]>, string>({
    code: "the program that runs the work decides what happens next",
    one_model: "one agent decides what happens next",
    any_peer: "any of the agents may decide what happens next",
    none: "nobody decides what happens next",
    protocol: "the agreed protocol decides what happens next",
    environment: "a change in the shared place decides what happens next",
  }),
)("who routes, as written: %s", (routing_authority, sentence) => {
  expect(said(desk({ routing_authority }), at("routing"))).toEqual(both(`In “Desk”, ${sentence}.`));
});

describe("who takes part (F3: the delegate and the members, where nothing is written)", () => {
  test("nothing written", () => {
    expect(said(desk({}), at("participants"))).toEqual(both("In “Desk”, Books and every member of the team take part."));
    expect(said(withFormation(sampleGrant(), {}), at("participants"))).toEqual(inBoth("In “Desk”, Assistant takes part.", "Assistant"));
    expect(said(desk({ participants: [] }), at("participants"))).toEqual(both("In “Desk”, nobody takes part yet."));
  });

  const payer = (own: Partial<Participant>) =>
    said(desk({ participants: [{ actor: "agent:payer", membership: "member", ...own }] }), at("participant:agent:payer"));
  const MEMBER = "In “Desk”, Payer is a member and may act.";
  const ADJACENT = "In “Desk”, Payer stands beside the members, and may not act until Anna Berg makes Payer a member.";

  test("a member acts; somebody adjacent is consulted and does not act until the principal makes them a member", () => {
    expect(payer({})).toEqual(both(MEMBER));
    expect(payer({ membership: "adjacent" })).toEqual(both(`${ADJACENT} Payer is consulted.`));
  });

  const heard = rowsOf<NonNullable<Participant["interaction"]>, string>({
    none: "Payer is neither consulted nor notified.",
    consulted: "Payer is consulted.",
    notified: "Payer is notified.",
  });
  test.each(heard)("interaction %s", (interaction, sentence) => {
    expect(payer({ interaction })).toEqual(both(`${MEMBER} ${sentence}`));
    expect(payer({ membership: "adjacent", interaction })).toEqual(both(`${ADJACENT} ${sentence}`));
  });

  test.each(
    rowsOf<NonNullable<Participant["authority"]>, string>({
      none: "Payer neither hands out work nor is given it.",
      delegates: "Payer leads, and hands out the work.",
      delegated: "Payer is given work.",
    }),
  )("authority %s", (authority, sentence) => {
    expect(payer({ authority })).toEqual(both(`${MEMBER} ${sentence}`));
  });

  test.each(
    rowsOf<NonNullable<Participant["commit"]>, string>({
      none: "Payer ratifies nothing.",
      ratifies: "A result needs the ratification of Payer.",
    }),
  )("commit %s", (commit, sentence) => {
    expect(payer({ commit })).toEqual(both(`${MEMBER} ${sentence}`));
  });
});

describe("where the work comes together", () => {
  const joins = rowsOf<NonNullable<Formation["join"]>, string>({
    all: "the work goes on when all its parts are done",
    any: "the work goes on when any one of its parts is done",
    first_completed: "the work goes on with the part that is done first",
    decision: "the work goes on when somebody has decided that it may",
    wait_for_activated_arms: "the work goes on when every part that was started is done",
  });
  test.each(joins)("join %s", (join, sentence) => {
    expect(said(desk({ join }), at("join"))).toEqual(both(`In “Desk”, ${sentence}.`));
  });

  test("a fan-out waits for all arms (F3); of the others nothing is assumed", () => {
    expect(said(desk({ arrangement: "path.fanout_fanin" }), at("join"))).toEqual(
      both("In “Desk”, the work goes on when all its parts are done."),
    );
    expect(said(desk({ arrangement: "path.choice" }), at("join")).letter).toBeUndefined();
  });
});

describe("when the work stops", () => {
  const ends = (termination: Termination) => said(desk({ termination }), at("termination"));

  test.each(
    rowsOf<Exclude<Termination["kind"], "declared_bound">, string>({
      construction: "In “Desk”, the work ends by itself when its parts are done.",
      model_signal: "In “Desk”, the work ends when an agent says that it is done.",
      unbounded: "In “Desk”, nothing bounds how long the work goes on.",
    }),
  )("termination %s", (kind, sentence) => {
    expect(ends({ kind })).toEqual(both(sentence));
  });

  test("a declared bound, its rule, and what happens at the bound", () => {
    const four = { kind: "declared_bound", max_rounds: 4 } as const;
    expect(ends({ ...four, on_limit: "ask" })).toEqual(both("In “Desk”, the work stops after 4 rounds. At the bound, it asks."));
    expect(ends({ ...four, on_limit: "stop" })).toEqual(both("In “Desk”, the work stops after 4 rounds. At the bound, it stops."));
    expect(ends({ ...four, on_limit: "stop", stop_rule: "nothing is open" })).toEqual(
      both("In “Desk”, the work stops after 4 rounds. It stops by this rule: “nothing is open”. At the bound, it stops."),
    );
  });

  test("another end with a number of rounds", () => {
    expect(ends({ kind: "model_signal", max_rounds: 1, on_limit: "stop" })).toEqual(
      both("In “Desk”, the work ends when an agent says that it is done. There are at most 1 round. At the bound, it stops."),
    );
  });

  test("a loop that ends otherwise has F3's bound beside it, unless it is written to have none", () => {
    const loop = (termination: Termination) => said(desk({ arrangement: "path.bounded_loop", termination }), at("termination"));
    const bound = "There are at most 3 rounds. At the bound, it asks.";
    expect(loop({ kind: "model_signal" })).toEqual(both(`In “Desk”, the work ends when an agent says that it is done. ${bound}`));
    expect(loop({ kind: "construction" })).toEqual(both(`In “Desk”, the work ends by itself when its parts are done. ${bound}`));
    expect(loop({ kind: "unbounded" })).toEqual(both("In “Desk”, nothing bounds how long the work goes on."));
    expect(loop({ kind: "declared_bound", max_rounds: 5 })).toEqual(
      both("In “Desk”, the work stops after 5 rounds. At the bound, it asks."),
    );
  });

  test("a loop stops after three rounds and asks (F3); of the others nothing is assumed", () => {
    expect(said(desk({ arrangement: "path.bounded_loop" }), at("termination"))).toEqual(
      both("In “Desk”, the work stops after 3 rounds. At the bound, it asks."),
    );
    expect(said(desk({}), at("termination")).letter).toBeUndefined();
  });
});

test.each(
  rowsOf<"authored" | "runtime" | "hybrid", string>({
    authored: "In “Desk”, the plan is written beforehand.",
    runtime: "In “Desk”, the plan is made while the work runs.",
    hybrid: "In “Desk”, the plan is partly written beforehand and partly made while the work runs.",
  }),
)("the plan (F5): %s", (plan_provenance, sentence) => {
  expect(said(desk({ configuration: { plan_provenance } }), at("configuration"))).toEqual(both(sentence));
});

test("who performs the work, in the principal's words (F5)", () => {
  expect(said(desk({ configuration: { performer_composition: "one writer" } }), at("configuration"))).toEqual(
    both("In “Desk”, the work is done by “one writer”."),
  );
});

describe("the answers to the five questions of a mesh and the three of a hand-off (F4)", () => {
  test.each(
    rowsOf<keyof Protocol, string>({
      who_may_act: "who may act",
      artifact: "on what artifact or state",
      interactions: "which interactions are permitted",
      conflict: "how conflict is resolved",
      settlement: "what counts as settled",
      eligibility: "when transfer is permitted",
      envelope: "what authority and state travel with the case",
      acceptance: "how ownership is accepted",
    }),
  )("%s", (question, words) => {
    const grant = desk({ protocol: { [question]: "As agreed" } });
    expect(said(grant, at(`protocol:${question}`))).toEqual(both(`In “Desk”, ${words}: “As agreed”.`));
  });
});

test("what is not decided yet keeps the Grant from being sealed or accepted (G14)", () => {
  expect(said(desk({ unresolved: ["Who pays for it"] }), at("unresolved:Who pays for it"))).toEqual(
    both("Not decided yet in “Desk”: “Who pays for it”. Until Anna Berg answers it, this Grant cannot be sealed, signed or accepted."),
  );
});

test("taking part grants nothing, and an arrangement never makes an act standing (F8)", () => {
  expect(said(desk({}), "formation:grants_nothing")).toEqual(
    both("Taking part in an arrangement gives nobody an act. An arrangement can make an act ask; it never lets one go ahead."),
  );
});

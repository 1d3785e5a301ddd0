// Where a person approves, where an agent decides, and who hands work to whom (§4b transitions and handoffs; F3, F6, F7).
import { describe, expect, test } from "vitest";
import type { Formation, Grant, Handoff } from "../../schema/grant.gen.ts";
import { scenario3 } from "../../testing/sample-grants.ts";
import { inBoth, type Said, said, withFormation } from "../testing/said.ts";

const desk = (own: Partial<Formation>): Grant => withFormation(scenario3(), own);
const NAMES = ["Anna Berg", "Books", "Payer"];
const both = (sentence: string): Said => inBoth(sentence, ...NAMES);
const rowsOf = <K extends string, V>(table: Record<K, V>) => Object.entries(table) as [K, V][];

describe("the gate that stands where none is written (F3): each-time acts cross it, a standing go-ahead is kept", () => {
  const gate = "In “Desk”, Anna Berg approves every act that needs the go-ahead each time. A standing go-ahead is kept.";

  test("over every act that the formation governs", () => {
    expect(said(desk({}), "formation:Desk:gate")).toEqual(both(gate));
    expect(said(desk({ transitions: [] }), "formation:Desk:gate")).toEqual(both(gate));
  });

  test("where no act of it needs the go-ahead each time", () => {
    expect(said(desk({ acts: ["bank.draft"] }), "formation:Desk:gate")).toEqual(both(`${gate} There is no such act now.`));
  });
});

describe("a written human gate (F7: a person must approve)", () => {
  const transition = { from: "agent:books", to: "principal", authority: "human_gate" as const };
  const id = "formation:Desk:gate:agent:books>principal";

  test("over every act", () => {
    expect(said(desk({ transitions: [transition] }), id)).toEqual(
      both(
        "In “Desk”, where the work passes from Books to Anna Berg, Anna Berg must approve every act that needs the go-ahead each time. A standing go-ahead is kept.",
      ),
    );
  });

  test("over the acts that it names", () => {
    const rest = "Where such an act has a standing go-ahead, that is kept.";
    expect(said(desk({ transitions: [{ ...transition, acts: ["bank.pay", "vat.submit"] }] }), id)).toEqual({
      letter: `In “Desk”, where the work passes from Books to Anna Berg, Anna Berg must approve these acts: pay a bill (the act bank.pay) and file a return (the act vat.submit). ${rest}`,
      rules: `In “Desk”, where the work passes from “Books” to “Anna Berg”, “Anna Berg” must approve these acts: bank.pay and vat.submit. ${rest}`,
    });
  });

  test("is the principal's where neither end is a person (F3), and a person's where one is", () => {
    const every = "must approve every act that needs the go-ahead each time. A standing go-ahead is kept.";
    const gate = (to: string) => said(desk({ transitions: [{ ...transition, to }] }), `formation:Desk:gate:agent:books>${to}`);
    expect(gate("agent:payer")).toEqual(both(`In “Desk”, where the work passes from Books to Payer, Anna Berg ${every}`));
    expect(gate("person:legal")).toEqual(both(`In “Desk”, where the work passes from Books to person:legal, person:legal ${every}`));
  });

  test("takes the place of the gate that F3 gives", () => {
    expect(said(desk({ transitions: [transition] }), "formation:Desk:gate").letter).toBeUndefined();
  });
});

describe("where an agent decides on somebody's behalf (F7)", () => {
  const transition = { from: "agent:books", to: "agent:payer", authority: "agent_delegates" as const };
  const id = "formation:Desk:transition:agent:books>agent:payer";
  const where = "In “Desk”, where the work passes from Books to Payer, Books decides on behalf of Payer";

  test("about every act", () => {
    expect(said(desk({ transitions: [transition] }), id)).toEqual(both(`${where}, about every act of this arrangement.`));
  });

  test("about the acts that it names", () => {
    const { letter, rules } = said(desk({ transitions: [{ ...transition, acts: ["bank.pay"] }] }), id);
    expect(letter).toBe(`${where}, about this act: pay a bill (the act bank.pay).`);
    expect(rules).toBe(`${both(where).rules}, about this act: bank.pay.`);
  });
});

describe("who hands work to whom", () => {
  const handoff = (own: Partial<Handoff>): Grant => desk({ handoffs: [{ from: "agent:books", to: "agent:payer", ...own }] });
  const id = "formation:Desk:handoff:agent:books>agent:payer";
  const main = "In “Desk”, Books hands work on to Payer.";

  test.each(
    rowsOf<NonNullable<Handoff["ownership"]>, string>({
      moves: "From then on, the case belongs to Payer.",
      stays: "The case still belongs to Books.",
    }),
  )("ownership %s", (ownership, sentence) => {
    expect(said(handoff({ ownership }), id)).toEqual(both(`${main} ${sentence}`));
  });

  test.each(
    rowsOf<Exclude<NonNullable<Handoff["seam"]>, "segregation_of_duties">, string>({
      coordination: "They meet there to coordinate.",
      specialisation: "They meet there because each has a speciality of its own.",
      accountability: "They meet there because another is accountable from there on.",
      external_sla: "They meet there because an agreement with an outside party holds there.",
    }),
  )("seam %s", (seam, sentence) => {
    expect(said(handoff({ seam }), id)).toEqual(both(`${main} ${sentence}`));
    expect(said(handoff({ seam }), "formation:Desk:segregation:agent:books>agent:payer").letter).toBeUndefined();
  });

  test("seam segregation_of_duties: a clause of its own (F6)", () => {
    expect(said(handoff({ seam: "segregation_of_duties" }), id)).toEqual(both(main));
    expect(said(handoff({ seam: "segregation_of_duties" }), "formation:Desk:segregation:agent:books>agent:payer")).toEqual(
      both(
        "In “Desk”, the duties of Books and Payer are kept apart: neither may hold an act of the other’s, and nobody else official acts of both.",
      ),
    );
  });

  test("how it is accepted, and that nothing is written", () => {
    expect(said(handoff({ acceptance: "Payer says so" }), id).letter).toBe(`${main} It is accepted so: “Payer says so”.`);
    expect(said(desk({ handoffs: [] }), "formation:Desk:handoffs")).toEqual(both("In “Desk”, no hand-over is written."));
  });
});

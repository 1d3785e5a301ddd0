import { describe, expect, it } from "vitest";
import type { Grant } from "../schema/grant.gen.ts";
import { scenario3 } from "../testing/sample-grants.ts";
import { at, brief, changed, the, valid } from "../testing/valid.ts";
import { checkSegregation, segregationFaults, segregationHandoffs } from "./f06-segregation.ts";

const check = (change: (grant: Grant) => void) => checkSegregation(valid(changed(scenario3, change)));
const authority = (grant: Grant, act: string) => the(grant.authorities.find((one) => one.act === act));
const AT = "F6 /formations/0/handoffs/0 blocks";

/** Adds a third agent that holds the acts named. */
function third(grant: Grant, ...acts: string[]): void {
  grant.work_system.members.push({ actor: "agent:third", name: "Third", role: "Helps" });
  for (const act of acts) authority(grant, act).actors.push("agent:third");
}

describe("segregation of duties (F6)", () => {
  it("holds where one side prepares and the other pays", () => {
    expect(check(() => {})).toEqual([]);
  });

  it("breaks where the hand-off goes from an actor to itself", () => {
    expect(brief(check((grant) => Object.assign(at(at(grant.formations).handoffs), { to: "agent:books" })))).toEqual([AT]);
  });

  it("breaks where an act of kind none is held by both sides", () => {
    const found = check((grant) => authority(grant, "bank.draft").actors.push("agent:payer"));
    expect(brief(found)).toEqual([AT]);
    expect(found[0]?.message).toContain("Both agent:books and agent:payer hold the act bank.draft");
  });

  it("breaks where both sides hold an act by two authorities of it", () => {
    const found = check((grant) => grant.authorities.push({ ...authority(grant, "bank.pay"), actors: ["agent:books"] }));
    expect(brief(found)).toEqual([AT]);
    expect(found[0]?.message).toContain("bank.pay");
  });

  it("breaks where somebody on neither side holds official acts of both", () => {
    const found = check((grant) => {
      third(grant, "bank.pay", "vat.submit");
      the(at(grant.formations).acts).push("vat.submit");
    });
    expect(brief(found)).toEqual([AT]);
    expect(found[0]?.message).toContain("agent:third holds official acts of both sides (vat.submit and bank.pay)");
  });

  it("lets somebody on neither side hold acts of one side, and warns where it also prepares or reads for the other", () => {
    expect(check((grant) => third(grant, "bank.pay"))).toEqual([]);
    expect(brief(check((grant) => third(grant, "bank.draft", "bank.pay")))).toEqual(["F6 /formations/0/handoffs/0 warns"]);
  });

  it("does not look at acts that the formation does not govern", () => {
    expect(check((grant) => authority(grant, "vat.submit").actors.push("agent:payer"))).toEqual([]);
    const all = check((grant) => {
      authority(grant, "vat.submit").actors.push("agent:payer");
      delete at(grant.formations).acts;
    });
    expect(brief(all)).toEqual([AT]);
  });

  it("concerns no other seam", () => {
    const seams = ["coordination", "specialisation", "accountability", "external_sla"] as const;
    for (const seam of seams) {
      expect(check((grant) => Object.assign(at(at(grant.formations).handoffs), { seam, to: "agent:books" }))).toEqual([]);
    }
    expect(segregationHandoffs(at(scenario3().formations)).map(({ index }) => index)).toEqual([0]);
  });

  it("tells a verifier which kind of fault it is", () => {
    const grant = changed(scenario3, (draft) => authority(draft, "bank.draft").actors.push("agent:payer"));
    const formation = at(grant.formations);
    expect(segregationFaults(grant, formation, at(formation.handoffs))).toEqual([{ kind: "shared_act", act: "bank.draft" }]);
  });
});

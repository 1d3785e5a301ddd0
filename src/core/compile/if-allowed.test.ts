import { describe, expect, test } from "vitest";
import type { Answers } from "../answers/answers.ts";
import { freshAnswers } from "../answers/fresh.ts";
import { ACT_GROUPS } from "../catalogue/acts.ts";
import { EFFECTS } from "../catalogue/effects.ts";
import { isBinding } from "../catalogue/kinds.ts";
import { ifAllowed } from "./if-allowed.ts";

const FRESH = freshAnswers({ principal: "urn:bot0:principal:p", delegate: "urn:bot0:agent:d" });
const CATALOGUE = ACT_GROUPS.flatMap((group) => group.acts).map(({ id, effect }) => ({ id, effect, kind: EFFECTS[effect].kind }));
const BUY = { id: "shop.buy", effect: "purchase", kind: "purchased" } as const;
const READ = { id: "mail.read", effect: "read", kind: "none" } as const;
const COPY = { id: "data.copy", effect: "move_information", kind: "shared" } as const;

const withProgress = (change: Partial<Answers["progress"]>): Answers => ({ ...FRESH, progress: { ...FRESH.progress, ...change } });

describe("what an act would lead to", () => {
  test("before anything is answered every official act asks, and every other act is done alone; copying between apps is refused", () => {
    const found = ifAllowed(FRESH, CATALOGUE);
    for (const act of CATALOGUE) {
      const expected = act.effect === "move_information" ? "never" : isBinding(act.kind) ? "asks" : "alone";
      expect(`${act.id} ${found.get(act.id)?.outcome}`).toBe(`${act.id} ${expected}`);
    }
  });

  test("in the mode Plan an official act is only prepared", () => {
    const found = ifAllowed(withProgress({ working_mode: "plan" }), [BUY, READ]);
    expect(found.get("shop.buy")?.outcome).toBe("prepares");
    expect(found.get("mail.read")?.outcome).toBe("alone");
  });

  test("a ceiling of proposal only prepares", () => {
    const official = { ...FRESH.official, ceilings: { purchased: "proposal" as const } };
    expect(ifAllowed({ ...FRESH, official }, [BUY]).get("shop.buy")).toMatchObject({ outcome: "prepares", because: "commit_prohibited" });
  });

  test("where information may move after asking, copying asks", () => {
    expect(ifAllowed(withProgress({ data_movement: "ask" }), [COPY]).get("data.copy")?.outcome).toBe("asks");
  });

  test("a denial of the whole effect stays; one of the act by name would end with the choice", () => {
    const denied = (denial: Answers["work"]["nevers"][number]) => ({ ...FRESH, work: { ...FRESH.work, nevers: [denial] } });
    expect(ifAllowed(denied({ effect: "purchase", kind: "purchased" }), [BUY]).get("shop.buy")?.outcome).toBe("never");
    expect(ifAllowed(denied({ act: "shop.buy", effect: "purchase", kind: "purchased" }), [BUY]).get("shop.buy")?.outcome).toBe("asks");
  });

  test("an act of the person's own counts by its kind", () => {
    const own = { id: "northline.order", effect: "https://northline.example/order", kind: "purchased" } as const;
    expect(ifAllowed(FRESH, [own]).get("northline.order")?.outcome).toBe("asks");
  });
});

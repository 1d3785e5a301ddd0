// What an allowed act lets through besides itself (§7b.3), and that what renews itself is a subscription whatever it is called (§7b.2).
import { describe, expect, test } from "vitest";
import type { Authority, Grant } from "../../schema/grant.gen.ts";
import { scenario1, scenario2, scenario3, scenario6 } from "../../testing/sample-grants.ts";
import { rulesBlock } from "../rules-block.ts";
import { inBoth, said } from "../testing/said.ts";
import { sealed } from "../testing/samples.ts";

const shop = (own: Partial<Authority>): Grant => ({
  ...scenario2(),
  authorities: scenario2().authorities.map((held) => ({ ...held, ...own })),
});

describe("a purchase, booking or subscription that renews itself (§7b.2)", () => {
  const renewing = inBoth("A purchase or a booking that renews itself is judged as starting a subscription, whatever it is called.");

  test.each<[string, Grant]>([
    ["a purchase", scenario2()],
    ["a booking", scenario6()],
    ["a subscription", shop({ act: "shop.subscribe", effect: "subscribe" })],
  ])("%s", (_, grant) => {
    expect(said(grant, "same-effect:renewing")).toEqual(renewing);
  });

  test("is not spoken of where nothing can be bought or booked", () => {
    expect(said(scenario3(), "same-effect:renewing")).toEqual({ letter: undefined, rules: undefined });
  });
});

const UNNAMED =
  "An act that no rule names is judged by what it does: never where a rule forbids an act that does the same, else only on the terms of an allowed act that does the same, else not at all.";

describe("an act that the Grant does not name (§7b.3)", () => {
  test("is allowed on the terms of one that it names with the same effect, by example", () => {
    expect(said(scenario1(), "same-effect:send_email").letter).toBe(
      "Allowing an agent to reply to mail also allows acts that come to the same (send an email), on the same terms, unless this Grant names them: for example, to send a new mail or forward mail.",
    );
  });

  test("is judged by what it does: a denial first (§7 step 5), then an authority of the same effect, else refused (§7b.5)", () => {
    expect(
      rulesBlock(sealed(scenario1()))
        .text.split("\n")
        .map((line) => line.replace(/^R\d+ /, "")),
    ).toContain(UNNAMED);
  });

  test("is not spoken of where the effect is denied for some act: the denial wins (§7 step 5)", () => {
    const grant = { ...scenario1(), denied: [{ act: "mail.forward", effect: "send_email", kind: "sent" as const }] };
    expect(said(grant, "same-effect:send_email").letter).toBeUndefined();
  });

  test("is not spoken of where the named act is only prepared", () => {
    expect(said(shop({ go_ahead: { mode: "each_time" }, commit: "prohibited" }), "same-effect:purchase").letter).toBeUndefined();
    expect(said(scenario2(), "same-effect:purchase").letter).toBe(
      "Another act that comes to the same as to buy something, whatever it is called, is allowed on the same terms, unless this Grant names it.",
    );
  });
});

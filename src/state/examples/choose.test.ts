// Each choice of the short way changes its one thing, wherever it stands, and nothing is widened but what was chosen.
import { describe, expect, it } from "vitest";
import type { Answers } from "../../core/answers/answers.ts";
import { setCeiling } from "../../core/answers/edit-official.ts";
import { setWorkingMode } from "../../core/answers/edit-progress.ts";
import { freshAnswers } from "../../core/answers/fresh.ts";
import { derive } from "../derived.ts";
import { fits, placeOfAct, type ShortChoice } from "./choices.ts";
import { accountOf, askingOf, nameOf, reachOf, rename, setAccount, setAsking, setShops, setWebsite } from "./choose.ts";
import { EXAMPLES, type ExampleId, exampleOf } from "./examples.ts";
import { answersOfExample, SEALED_AT } from "./testing/sealed-examples.ts";

async function opened(id: ExampleId): Promise<{ answers: Answers; choices: readonly ShortChoice[] }> {
  const row = exampleOf(id);
  if (!row) throw new Error("there is no such example");
  return { answers: await answersOfExample(row), choices: (await row.load()).choices };
}

function choiceOf<Kind extends ShortChoice["kind"]>(choices: readonly ShortChoice[], kind: Kind) {
  const found = choices.find((choice) => choice.kind === kind);
  if (!found) throw new Error("the example does not ask this");
  return found as Extract<ShortChoice, { kind: Kind }>;
}

const blocking = (answers: Answers) => derive(answers, "advisory", SEALED_AT).findings.filter(({ blocks }) => blocks);
const text = (answers: Answers) => JSON.stringify(answers);

describe("every example", () => {
  it.each(EXAMPLES)("$id asks at most four things, each about something that is there", async ({ id }) => {
    const { answers, choices } = await opened(id);
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.length).toBeLessThanOrEqual(4);
    expect(new Set(choices.map(({ title }) => title)).size).toBe(choices.length);
    expect(fits(choices, answers)).toBe(true);
    for (const who of choiceOf(choices, "who").asks) expect(nameOf(answers, who)).not.toBe("");
  });

  it("fits no draft of another kind", async () => {
    const { choices } = await opened("shopping");
    expect(fits(choices, (await opened("inbox")).answers)).toBe(false);
    expect(fits(choices, freshAnswers({ principal: "urn:bot0:principal:p", delegate: "urn:bot0:agent:d" }))).toBe(false);
  });

  it.each(EXAMPLES)("$id: after other names and another account, nobody of the example is left in it", async ({ id }) => {
    const { answers, choices } = await opened(id);
    const gone = [accountOf(answers), ...choiceOf(choices, "who").asks.map((who) => nameOf(answers, who))];
    const renamed = choiceOf(choices, "who").asks.reduce((all, who) => rename(all, who, `New ${who}`), answers);
    const after = setAccount(renamed, "me@elsewhere.example");
    for (const old of gone) expect(text(after)).not.toContain(old);
    expect(accountOf(after)).toBe("me@elsewhere.example");
    expect(blocking(after)).toEqual([]);
  });
});

describe("the account", () => {
  it("is never taken away: an app without one could be used as anybody", async () => {
    const { answers } = await opened("inbox");
    expect(setAccount(answers, "  ")).toBe(answers);
    expect(setAccount(answers, accountOf(answers))).toBe(answers);
  });
});

describe("shops", () => {
  it("are bought from and looked in as the same account; what is left out is gone everywhere", async () => {
    const { answers, choices } = await opened("shopping");
    const asked = choiceOf(choices, "shops");
    const after = setShops(answers, asked, ["brightwell.example", "millrace.example"]);
    expect(reachOf(after, "shop.buy")).toEqual(["brightwell.example", "millrace.example"]);
    expect(after.work.resources.map(({ provider, account }) => [provider, account])).toEqual([
      ["brightwell.example", "ines@casacarvalho.example"],
      ["Homelist", "ines@casacarvalho.example"],
      ["millrace.example", "ines@casacarvalho.example"],
    ]);
    for (const act of ["shop.buy", "shop.compare"])
      expect(after.work.acts[placeOfAct(after, act)]?.resources).toEqual(["brightwell-market", "millrace-example"]);
    const { grant } = derive(after, "advisory", SEALED_AT);
    const buy = grant.authorities.find(({ act }) => act === "shop.buy");
    expect(buy?.grounding.allowed.filter((source) => source.startsWith("app:"))).toEqual([
      "app:brightwell-market",
      "app:kitchen-list",
      "app:millrace-example",
    ]);
    expect(text(after)).not.toContain("harbour");
    expect(blocking(after)).toEqual([]);
  });

  it("none at all is said, not passed over", async () => {
    const { answers, choices } = await opened("shopping");
    const none = setShops(answers, choiceOf(choices, "shops"), []);
    expect(blocking(none).map(({ path }) => path)).toEqual([`/authorities/${placeOfAct(none, "shop.buy")}/targets/ids`]);
  });
});

describe("the website", () => {
  it("is the app and the audience at once, and is never nowhere", async () => {
    const { answers } = await opened("team");
    const after = setWebsite(answers, "web.publish", "shop.elsewhere.example");
    expect(reachOf(after, "web.publish")).toEqual(["shop.elsewhere.example"]);
    expect(after.work.resources.find(({ id }) => id === "web-shop")?.provider).toBe("shop.elsewhere.example");
    expect(setWebsite(answers, "web.publish", " ")).toBe(answers);
  });
});

describe("asking each time, or not", () => {
  const outcome = (answers: Answers, act: string) =>
    derive(answers, "advisory", SEALED_AT).grant.authorities.find((authority) => authority.act === act)?.commit;

  it.each([
    ["inbox", "mail.reply", "automatic", "user_approval", "each_time"],
    ["shopping", "shop.buy", "user_approval", "automatic", "standing"],
  ] as const)("%s: %s", async (id, act, before, after, other) => {
    const { answers, choices } = await opened(id);
    const asked = choiceOf(choices, "asking");
    expect(outcome(answers, act)).toBe(before);
    const changed = setAsking(answers, asked, other);
    expect(outcome(changed, act)).toBe(after);
    expect(askingOf(changed, act)).toBe(other);
    expect(blocking(changed)).toEqual([]);
    // Back again, and nothing is left of it.
    const back = setAsking(changed, asked, other === "standing" ? "each_time" : "standing");
    expect(derive(back, "advisory", SEALED_AT).grant).toEqual(derive(answers, "advisory", SEALED_AT).grant);
  });

  it("lets no other act go on by itself", async () => {
    const { answers, choices } = await opened("inbox");
    const asked = choiceOf(choices, "asking");
    const back = setAsking(setAsking(answers, asked, "each_time"), asked, "standing");
    expect(outcome(back, "mail.organize")).toBe("user_approval");
  });

  it("never loosens by asking: Plan and a proposal stay what they are", async () => {
    const { answers, choices } = await opened("inbox");
    const planned = setCeiling(setWorkingMode(answers, "plan"), "sent", "proposal");
    expect(derive(setAsking(planned, choiceOf(choices, "asking"), "each_time"), "advisory", SEALED_AT).grant).toMatchObject({
      defaults: { working_mode: "plan" },
      ceilings: { sent: "proposal" },
    });
  });

  it("keeps words of the person's own", async () => {
    const { answers, choices } = await opened("shopping");
    const acts = answers.work.acts.map((act) =>
      act.act === "shop.buy" ? { ...act, go_ahead: { mode: "each_time" as const, words: "Ja, koop." } } : act,
    );
    const changed = setAsking({ ...answers, work: { ...answers.work, acts } }, choiceOf(choices, "asking"), "standing");
    expect(changed.work.acts[placeOfAct(changed, "shop.buy")]?.go_ahead).toEqual({ mode: "standing", words: "Ja, koop." });
  });
});

// Who takes part and holds what (§4 question 3, G7, G12): each value of each enumeration and the sentence that states it.
import { describe, expect, test } from "vitest";
import type { Grant, Resource, WorkSystem } from "../../schema/grant.gen.ts";
import { sampleGrant, scenario3, scenario4 } from "../../testing/sample-grants.ts";
import { rulesBlock } from "../rules-block.ts";
import { inBoth, inLetterOnly, said } from "../testing/said.ts";
import { sealed } from "../testing/samples.ts";

const withWork = (grant: Grant, own: Partial<WorkSystem>): Grant => ({ ...grant, work_system: { ...grant.work_system, ...own } });
const rowsOf = <K extends string, V>(table: Record<K, V>) => Object.entries(table) as [K, V][];

describe("an agent that the Grant does not name (§7 step 7)", () => {
  test.each(
    rowsOf<WorkSystem["unnamed_agents"], string>({
      nothing: "An agent that this Grant does not name may do nothing under it.",
      non_binding: "An agent that this Grant does not name may do only what is not official, such as reading and drafting.",
      ask: "An agent that this Grant does not name must ask before it does anything under it, and an official act that is not given to it is refused all the same.",
    }),
  )("%s", (unnamed_agents, sentence) => {
    expect(said(withWork(scenario3(), { unnamed_agents }), "unnamed_agents")).toEqual(inBoth(sentence));
  });
});

describe("the work arrangement (§4 question 3)", () => {
  test.each(
    rowsOf<WorkSystem["arrangement"], string>({
      one_agent: "One agent does the work: Books.",
      team: "A team of agents does the work; Books receives the authority.",
      lead_with_specialists: "Books leads, and specialists work with it.",
      external_system: "An external system does the work together with Books.",
    }),
  )("%s", (arrangement, sentence) => {
    expect(said(withWork(scenario3(), { arrangement }), "work_system")).toEqual(inLetterOnly(sentence));
  });

  test("a team of nobody says so", () => {
    expect(said(withWork(sampleGrant(), { arrangement: "team", members: [] }), "work_system").letter).toBe(
      "A team of agents does the work; Assistant receives the authority. It has no other member yet.",
    );
  });
});

describe("each member, with its identifier, its role and where it runs (G4; §4 question 3: “absent means the delegate’s platform”)", () => {
  const team = (delegate: string | undefined, member: string | undefined): Grant => ({
    ...withWork(scenario3(), {
      members: [{ actor: "agent:payer", name: "Payer", role: "Pays", ...(member === undefined ? {} : { platform: member }) }],
    }),
    delegate: { sub: "agent:books", name: "Books", role: "Bookkeeper", ...(delegate === undefined ? {} : { platform: delegate }) },
  });
  const MEMBER = "Payer (agent:payer) is a member of the team. Its role is “Pays”.";
  const HEAD = "Member of its team: “Payer” (agent:payer), role “Pays”";

  test.each([
    [
      "its own platform",
      "Example Chat",
      "Example Bank Assistant",
      " It runs on Example Bank Assistant.",
      ", runs on “Example Bank Assistant”",
    ],
    ["the delegate's platform", "Example Chat", undefined, " It runs on Example Chat.", ", runs on “Example Chat”"],
    [
      "its own platform alone",
      undefined,
      "Example Bank Assistant",
      " It runs on Example Bank Assistant.",
      ", runs on “Example Bank Assistant”",
    ],
    ["no platform", undefined, undefined, "", ""],
  ])("%s", (_, delegate, member, sentence, phrase) => {
    const grant = team(delegate, member);
    expect(said(grant, "member:agent:payer")).toEqual(inLetterOnly(`${MEMBER}${sentence}`));
    expect(rulesBlock(sealed(grant)).text.split("\n")).toContain(`${HEAD}${phrase}`);
  });
});

test("each agent holds only its own acts (G7)", () => {
  expect(said(scenario4(), "own_acts")).toEqual(
    inBoth("Each agent holds only the acts given to it. Working together, sharing work or sharing memory gives nobody more."),
  );
});

describe("who holds which acts", () => {
  const grant = withWork(scenario3(), {
    members: [...scenario3().work_system.members, { actor: "agent:idle", name: "Idle", role: "Watches" }],
  });
  test.each([
    [
      "agent:books",
      "Books holds these acts, on the terms above: prepare without sending (the act bank.draft) and file a return (the act vat.submit).",
    ],
    ["agent:payer", "Payer holds this act, on the terms above: pay a bill (the act bank.pay)."],
    ["agent:idle", "Idle holds no act."],
  ])("%s", (actor, sentence) => {
    expect(said(grant, `holds:${actor}`)).toEqual(inLetterOnly(sentence));
  });
});

describe("the apps (G12: no account or no locations means the whole app)", () => {
  const withApp = (own: Partial<Resource>): Grant => ({
    ...sampleGrant(),
    resources: [{ id: "mail", provider: "Example Mail", label: "Mail", effects: ["read", "draft"], ...own }],
  });

  test("none, and one that may do nothing here", () => {
    expect(said({ ...sampleGrant(), resources: [] }, "apps")).toEqual(inBoth("No app is named in this Grant."));
    expect(said(withApp({ effects: [], reach: [] }), "app:mail").letter).toBe(
      "Mail (mail) is an app of Example Mail. No account is named there, so any that is at hand may be used. The whole app is open. It may be used here to do nothing. The connection to it can do nothing.",
    );
  });

  test("nothing narrower is named: the whole app, with any account", () => {
    expect(said(withApp({}), "app:mail")).toEqual({
      letter:
        "Mail (mail) is an app of Example Mail. No account is named there, so any that is at hand may be used. The whole app is open. It may be used here to read or write drafts.",
      rules: "App mail: “Mail” of “Example Mail”.",
    });
  });

  test("an account, locations, a place, a reach and a way: each is said", () => {
    const own = {
      account: "box-work",
      locations: ["Inbox", "Clients"],
      place: "the archive",
      reach: ["read", "write", "delete", "share"],
      via: "a browser",
    } as const;
    const app = { ...own, locations: [...own.locations], reach: [...own.reach] };
    const rest =
      "What it changes lands in “the archive”. The connection to it can read, write, delete and share. It is reached through “a browser”.";
    expect(said(withApp(app), "app:mail")).toEqual({
      letter: `Mail (mail) is an app of Example Mail. The account there is box-work; any other is refused. Only “Inbox” and “Clients” in it are open; elsewhere is refused. It may be used here to read or write drafts. ${rest}`,
      rules: `App mail: “Mail” of “Example Mail”, account box-work only, only in “Inbox” and “Clients”. ${rest}`,
    });
  });
});

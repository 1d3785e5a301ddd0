// Drafts as files, one and all, and their names.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DraftStorage } from "../platform/storage.ts";
import { memoryStorage } from "../platform/storage-memory.ts";
import { freeName } from "./free-name.ts";
import type { Session } from "./session-shape.ts";
import { browser, named } from "./testing/two-tabs.ts";

async function withDrafts(session: Session, all: readonly string[]): Promise<Session> {
  await session.start();
  for (const name of all) {
    session.newDraft(name);
    session.store.getState().edit(named(`of ${name}`));
    await session.flush();
  }
  return session;
}
const listed = async (session: Session) => {
  const list = await session.list();
  return list.ok ? list.value : [];
};
const namesOf = async (session: Session) => (await listed(session)).map(({ name }) => name).sort();
async function people(session: Session): Promise<readonly (string | undefined)[]> {
  const said: (string | undefined)[] = [];
  for (const { id } of await listed(session)) {
    await session.openDraft(id);
    said.push(session.store.getState().draft?.answers.principal.name);
  }
  return said.sort();
}
async function allOf(session: Session): Promise<string> {
  const all = await session.exportAll();
  if (!all.ok) throw new Error(all.error.message);
  return all.value;
}

describe("all drafts as one file", () => {
  it("come back whole in another browser, and open none", async () => {
    const one = await withDrafts(browser().tab(), ["Inbox", "Shopping"]);
    const text = await allOf(one);
    const other = browser().tab();
    await other.start();
    const read = await other.importAll(text);
    expect(read.ok && { ...read.value, names: [...read.value.names].sort() }).toEqual({ names: ["Inbox", "Shopping"], refused: [] });
    expect(other.store.getState().draft).toBeUndefined();
    expect(await people(other)).toEqual(["of Inbox", "of Shopping"]);
  });

  it("overwrite nothing where they came from: each is there twice, and told apart", async () => {
    const one = await withDrafts(browser().tab(), ["Inbox", "Shopping"]);
    const text = await allOf(one);
    one.store.getState().edit(named("changed since"));
    await one.importAll(text);
    expect(await namesOf(one)).toEqual(["Inbox", "Inbox (2)", "Shopping", "Shopping (2)"]);
    expect(await people(one)).toEqual(["changed since", "of Inbox", "of Inbox", "of Shopping"]);
  });

  it("hold the open draft as it stands, kept or not", async () => {
    const one = await withDrafts(browser().tab(), ["Inbox"]);
    await one.setPrivate(true);
    one.newDraft("Private");
    one.store.getState().edit(named("in this tab only"));
    const text = await allOf(one);
    expect(JSON.parse(text).drafts.map(({ draft }: { draft: { name: string } }) => draft.name)).toEqual(["Private"]);
    expect(text).toContain("in this tab only");
    const refused = await one.importAll(text);
    expect(!refused.ok && refused.findings[0]?.message).toContain("Private mode stores nothing");
  });

  it("hold what this version cannot read, as it is; bringing it in says which it is, and brings the others", async () => {
    const { tab, storage } = browser();
    const one = await withDrafts(tab(), ["Inbox"]);
    const newer = { poa_grant_writer_draft: 99, draft: { name: "From the future", secret_of_the_future: 1 } };
    await storage.put({ id: "newer", name: "From the future", updated_at: "2026-12-01T09:00:00Z", data: newer }, 0);
    const text = await allOf(one);
    expect(JSON.parse(text).drafts).toContainEqual(newer);
    const other = browser().tab();
    await other.start();
    const read = await other.importAll(text);
    expect(read.ok && read.value).toMatchObject({ names: ["Inbox"], refused: [{ name: "From the future" }] });
    expect(read.ok && read.value.refused[0]?.message).toContain("form 99");
  });

  it("that do not fit are each named with the reason", async () => {
    const one = await withDrafts(browser().tab(), ["Inbox"]);
    const text = await allOf(one);
    const store = memoryStorage();
    const full: DraftStorage = {
      ...store,
      put: async () => ({ ok: false, error: { kind: "quota", message: "This browser has no room left." } }),
    };
    const other = browser(full).tab();
    await other.start();
    const read = await other.importAll(text);
    expect(read.ok && read.value).toEqual({ names: [], refused: [{ name: "Inbox", message: "This browser has no room left." }] });
  });

  it.each([
    ["no JSON", "hello"],
    ["one draft", '{"poa_grant_writer_draft":2,"draft":{}}'],
    ["another form", '{"poa_grant_writer_drafts":2,"drafts":[]}'],
    ["no list", '{"poa_grant_writer_drafts":1,"drafts":{}}'],
    ["an unknown member", '{"poa_grant_writer_drafts":1,"drafts":[],"evil":1}'],
  ])("are refused in words when the file is %s", async (_what, text) => {
    const one = browser().tab();
    await one.start();
    const read = await one.importAll(text);
    expect(!read.ok && (read.findings[0]?.message.length ?? 0)).toBeGreaterThan(20);
    expect(await listed(one)).toEqual([]);
  });
});

describe("one draft as a file", () => {
  it("is that of the list, without opening it", async () => {
    const one = await withDrafts(browser().tab(), ["Inbox", "Shopping"]);
    const inbox = (await listed(one)).find(({ name }) => name === "Inbox");
    const file = await one.exportOf(inbox?.id ?? "");
    expect(file.ok && file.value).toContain("of Inbox");
    expect(one.store.getState().draft?.name).toBe("Shopping");
    const back = await one.importText((file.ok && file.value) || "");
    expect(back.ok && back.value.answers.principal.name).toBe("of Inbox");
    expect(await one.exportOf("none")).toEqual({ ok: true, value: undefined });
  });
});

describe("the name of a draft", () => {
  it("is changed whether the draft is open or not, in the list and in the draft", async () => {
    const one = await withDrafts(browser().tab(), ["Inbox", "Shopping"]);
    for (const entry of await listed(one)) expect((await one.rename(entry.id, `My ${entry.name}`)).ok).toBe(true);
    expect(await namesOf(one)).toEqual(["My Inbox", "My Shopping"]);
    expect(one.store.getState().draft?.name).toBe("My Shopping");
    for (const { id, name } of await listed(one)) {
      const opened = await one.openDraft(id);
      expect(opened.ok && opened.value?.name).toBe(name);
    }
    expect(await people(one)).toEqual(["of Inbox", "of Shopping"]);
  });

  it("is told apart from one that another draft has", async () => {
    const one = await withDrafts(browser().tab(), ["Inbox", "Shopping", "Inbox"]);
    expect(await namesOf(one)).toEqual(["Inbox", "Inbox (2)", "Shopping"]);
    const shopping = (await listed(one)).find(({ name }) => name === "Shopping");
    await one.rename(shopping?.id ?? "", "Inbox");
    expect(await namesOf(one)).toEqual(["Inbox", "Inbox (2)", "Inbox (3)"]);
    await one.rename(shopping?.id ?? "", "Inbox (3)");
    expect(await namesOf(one)).toEqual(["Inbox", "Inbox (2)", "Inbox (3)"]);
  });

  it("is not changed over what another tab wrote", async () => {
    const { tab } = browser();
    const a = await withDrafts(tab(), ["Inbox"]);
    const b = tab();
    await b.start();
    b.store.getState().edit(named("from b"));
    await b.flush();
    const { id } = a.store.getState().draft ?? { id: "" };
    await a.rename(id, "Mine");
    expect(a.saving.getState()).toMatchObject({ phase: "failed", error: { kind: "changed-elsewhere" } });
    const stored = await b.openDraft(id);
    expect(stored.ok && stored.value?.name).toBe("Inbox");
  });

  it("is never one that is taken, whatever is taken", () => {
    const name = fc.constantFrom("a", "a (2)", "a (3)", "a (x)", "", " (2)", "b (9999)");
    fc.assert(
      fc.property(name, fc.array(name), (wanted, taken) => {
        const free = freeName(wanted, taken);
        expect(taken).not.toContain(free);
        if (!taken.includes(wanted)) expect(free).toBe(wanted);
      }),
    );
  });
});

/** Drafts in this browser's IndexedDB, through `idb`. One connection, opened when first needed and again after the browser closed it. */

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type DraftStorage, entries, revised, type StorageError, type Stored, type StoredDraft } from "./storage.ts";

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  meta: { key: string; value: unknown };
}

type Database = IDBPDatabase<Schema>;

const OPENING_MS = 5_000;

/** The store of this browser. Nothing is opened before the first call. */
export function browserStorage(name = "poa-grant-writer"): DraftStorage {
  const connection = connect(name);
  const attempt = async <T>(work: (db: Database) => Promise<Stored<T>>): Promise<Stored<T>> => {
    try {
      return await work(await connection());
    } catch (error) {
      return { ok: false, error: explain(error) };
    }
  };
  return {
    list: () => attempt(async (db) => done(entries(await db.getAll("drafts")))),
    get: (id) => attempt(async (db) => done(await db.get("drafts", id))),
    put: (draft, expected) => attempt((db) => put(db, draft, expected)),
    delete: (id) =>
      attempt(async (db) => {
        await db.delete("drafts", id);
        return done(undefined);
      }),
    getMeta: (key) => attempt(async (db) => done(await db.get("meta", key))),
    putMeta: (key, value) =>
      attempt(async (db) => {
        await db.put("meta", value, key);
        return done(undefined);
      }),
    clear: () => attempt(clear),
  };
}

/** Reads and writes in one transaction, so that no other tab comes between. */
async function put(db: Database, draft: Omit<StoredDraft, "revision">, expected: number): Promise<Stored<StoredDraft>> {
  const transaction = db.transaction("drafts", "readwrite");
  const result = revised(draft, expected, await transaction.store.get(draft.id));
  if (result.ok) await Promise.all([transaction.store.put(result.value), transaction.done]);
  else await transaction.done;
  return result;
}

async function clear(db: Database): Promise<Stored<undefined>> {
  const transaction = db.transaction(["drafts", "meta"], "readwrite");
  await Promise.all([transaction.objectStore("drafts").clear(), transaction.objectStore("meta").clear(), transaction.done]);
  return done(undefined);
}

function connect(name: string): () => Promise<Database> {
  let open: Promise<Database> | undefined;
  const forget = (): void => {
    open = undefined;
  };
  return () => {
    open ??= inTime(
      openDB<Schema>(name, 1, {
        upgrade(db) {
          db.createObjectStore("drafts", { keyPath: "id" });
          db.createObjectStore("meta");
        },
        // A newer page in another tab wants to change the store: let it.
        blocking(_current, _blocked, event) {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      }),
    ).catch((error: unknown) => {
      forget();
      throw error;
    });
    return open;
  };
}

/** Some browsers never answer when storage is blocked: silence counts as unavailable. */
function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException("the browser did not answer", "TimeoutError")), OPENING_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Turns what the browser threw into what the person is told. Exported for tests. */
export function explain(error: unknown): StorageError {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  switch (name) {
    case "QuotaExceededError":
      return { kind: "quota", message: "This browser has no room left." };
    case "VersionError":
      return {
        kind: "newer",
        message: "A newer version of this page has used the drafts in this browser, and this one cannot read them.",
      };
    case "TimeoutError":
      return { kind: "silent", message: "This browser's storage does not answer." };
    // Blocked storage is refused in some browsers, and in others it is as if there were none.
    case "SecurityError":
    case "InvalidStateError":
    case "NotAllowedError":
    case "TypeError":
    case "ReferenceError":
      return { kind: "blocked", message: "This browser does not let the page store anything." };
    default:
      return { kind: "broken", message: "This browser's storage does not work just now." };
  }
}

function done<T>(value: T): Stored<T> {
  return { ok: true, value };
}

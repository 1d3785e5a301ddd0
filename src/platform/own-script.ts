/**
 * The address of one of the page's own scripts, for `new Worker` and `serviceWorker.register`. The page's policy requires Trusted Types
 * there and knows exactly one policy, this one: it lets through what lies in the page's own folder and throws at anything else.
 * A worker is not under the page's policy once it runs; that no source of this project uses the network is checked by scripts/check-imports.mjs.
 */

/** Named in the page's Content-Security-Policy (scripts/vite/policy.ts). */
const POLICY_NAME = "own-scripts";

interface ScriptUrls {
  createScriptURL(url: string): unknown;
}

/** The part of the browser's `trustedTypes` that is used here; TypeScript's DOM library does not have it. */
export interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrls;
}

/** The whole address of a script in the folder of the page `base`. Throws for an address anywhere else. */
export function inOwnFolder(url: string, base: string): string {
  const whole = new URL(url, base).href;
  if (!whole.startsWith(new URL(".", base).href)) throw new TypeError(`not a script of this page: ${JSON.stringify(url)}`);
  return whole;
}

/** Makes `ownScript`; the policy is created at the first use, because a page may create it only once. */
export function makeOwnScript(factory: PolicyFactory | undefined, base: () => string): (url: string) => string {
  let policy: ScriptUrls | undefined;
  return (url) => {
    const rules = { createScriptURL: (given: string) => inOwnFolder(given, base()) };
    policy ??= factory === undefined ? rules : factory.createPolicy(POLICY_NAME, rules);
    // A browser with Trusted Types gives a TrustedScriptURL, which the DOM library's types call a string.
    return policy.createScriptURL(url) as string;
  };
}

/** `new Worker(ownScript(url), { type: "module" })`, where `url` comes from `import url from "./x.worker.ts?worker&url"`. */
export const ownScript = makeOwnScript((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes, () => document.baseURI);

// The page's Content-Security-Policy, written into the built index.html. A development server needs an inline preamble and a socket,
// so there it is left out.
import type { Plugin } from "vite";

/**
 * What the page may load and reach: its own scripts and styles, and nothing by network. The one Trusted Types policy is for the address of
 * the page's own workers (src/platform/own-script.ts): `new Worker` and `register` take a script's address, which Trusted Types guards.
 */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'none'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types own-scripts",
].join("; ");

/** Puts the policy before everything else in the head: a policy in a `<meta>` holds only for what comes after it. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: () => [
        { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
        { tag: "meta", attrs: { name: "referrer", content: "no-referrer" }, injectTo: "head" },
      ],
    },
  };
}

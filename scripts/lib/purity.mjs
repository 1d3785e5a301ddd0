// What the core may not touch: clock, randomness, network, storage, the page, the process. A host runs the core by itself, and the same
// answers must give the same Grant everywhere.
import { isBuiltin } from "node:module";
import { freeNames, walk } from "./source.mjs";

/** Packages that are pure computation. Another one needs a line here. */
export const CORE_PACKAGES = ["big.js", "canonicalize", "currency-codes", "jose", "jsonrepair", "temporal-polyfill", "yaml"];

/** Names from outside ECMAScript, and ways to build code from strings, that the core never uses. */
const FORBIDDEN_NAMES = new Set(
  `fetch XMLHttpRequest WebSocket EventSource navigator location history document window self globalThis global
   localStorage sessionStorage indexedDB caches performance console process require module eval Function importScripts Worker
   setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame requestIdleCallback`.split(/\s+/),
);
const DATE_MEMBERS = ["UTC", "parse", "prototype"];
const RANDOM_CRYPTO = ["getRandomValues", "randomUUID"];

/** The member that `parent` reads from `node`, when it is one that stands in the source. */
function memberOf(node, parent) {
  if (parent.type !== "MemberExpression" || parent.object !== node) return undefined;
  if (!parent.computed) return parent.property.name;
  return parent.property.type === "Literal" ? String(parent.property.value) : undefined;
}

function nameFault({ name, node, parent }) {
  if (FORBIDDEN_NAMES.has(name)) return `uses ${name}`;
  const member = memberOf(node, parent);
  if (name === "Math" && (member === undefined || member === "random"))
    return member === "random" ? "uses Math.random" : "passes Math around";
  // `typeof crypto` asks whether it is there at all.
  if (name === "crypto" && parent.type !== "UnaryExpression" && (member === undefined || RANDOM_CRYPTO.includes(member)))
    return `uses crypto.${member ?? "…"}`;
  if (name !== "Date") return undefined;
  if (parent.type === "NewExpression" && parent.callee === node)
    return parent.arguments.length === 0 ? "uses new Date() without an argument" : undefined;
  if (parent.type === "BinaryExpression" && parent.operator === "instanceof") return undefined;
  if (member !== undefined && DATE_MEMBERS.includes(member)) return undefined;
  return member === undefined ? "uses Date other than with an argument" : `uses Date.${member}`;
}

/**
 * Every way in which a file of the core reaches outside.
 * @param {{ program: object, imports: import("./source.mjs").Import[] }} source
 * @returns {{ start: number, message: string }[]}
 */
export function impurities({ program, imports }) {
  const out = [];
  for (const free of freeNames(program)) {
    const fault = nameFault(free);
    if (fault !== undefined) out.push({ start: free.start, message: fault });
  }
  for (const { specifier, names, start } of imports) {
    if (specifier === undefined) out.push({ start, message: "imports something whose name is computed" });
    else if (!specifier.startsWith(".")) {
      const name = specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/");
      if (isBuiltin(specifier)) out.push({ start, message: `imports ${specifier}, a part of Node` });
      else if (!CORE_PACKAGES.includes(name)) out.push({ start, message: `imports ${specifier}, which is not among the core's packages` });
    }
    if (names.includes("Now")) out.push({ start, message: "imports Temporal's Now" });
  }
  walk(program, (node) => {
    const isNow = (key, computed) => (computed ? key?.value === "Now" : key?.name === "Now" || key?.value === "Now");
    if (node.type === "MemberExpression" && isNow(node.property, node.computed))
      out.push({ start: node.start, message: "uses Temporal.Now" });
    if (node.type === "ObjectPattern" && node.properties.some(({ key, computed }) => isNow(key, computed))) {
      out.push({ start: node.start, message: "uses Temporal.Now" });
    }
    if (node.type === "MetaProperty" && node.meta.name === "import") out.push({ start: node.start, message: "uses import.meta" });
  });
  return out;
}

const NETWORK_NAMES = ["fetch", "XMLHttpRequest", "WebSocket", "WebTransport", "EventSource", "RTCPeerConnection", "importScripts"];

/**
 * Every use of the network by name. The page's policy refuses it, but a worker is under no policy of the page's: there, this is what says
 * that nothing is sent.
 * @param {object} program
 * @returns {{ start: number, message: string }[]}
 */
export function networkUses(program) {
  const out = [];
  for (const { name, start } of freeNames(program)) if (NETWORK_NAMES.includes(name)) out.push({ start, message: `uses ${name}` });
  walk(program, (node) => {
    if (node.type !== "MemberExpression") return;
    const member = node.computed ? node.property.value : node.property.name;
    const isGlobal = node.object.type === "Identifier" && ["window", "self", "globalThis"].includes(node.object.name);
    if (member === "sendBeacon" || (isGlobal && NETWORK_NAMES.includes(member))) out.push({ start: node.start, message: `uses ${member}` });
  });
  return out;
}

// What `npm run mutation` leaves as it is: sentences, which say a decision and do not make it, and pointers into a document. Codes and the words that
// a decision is made by are mutated.
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** A sentence, or a part of one: it has a space in it. */
const isProse = (text) => / /.test(text);
const isPointer = (text) => text.startsWith("/");

function isIgnored({ node }) {
  if (node.type === "StringLiteral") return isProse(node.value) || isPointer(node.value);
  if (node.type !== "TemplateLiteral") return false;
  const texts = node.quasis.map(({ value }) => value.cooked ?? value.raw);
  return texts.some(isProse) || isPointer(texts[0] ?? "");
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "prose", {
    shouldIgnore: (path) => (isIgnored(path) ? "It is said to people, and nothing is decided by it." : undefined),
  }),
];

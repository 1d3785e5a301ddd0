// One source file, read with a real parser: what it imports, and which names it uses that it does not declare.
import { parseSync } from "rolldown/utils";

const LANG = { ts: "ts", tsx: "tsx", mjs: "js", js: "js", jsx: "jsx" };

/**
 * @typedef {{ specifier: string | undefined, how: "static" | "dynamic" | "url", names: string[], start: number }} Import
 * `specifier` is undefined where it is not a string that stands in the source; `names` are the imported ones ("*" for all of them).
 * @typedef {{ name: string, node: object, parent: object, start: number }} FreeName
 */

/**
 * Parse a file.
 * @param {string} text
 * @param {string} path for its ending and for the message of a syntax error
 * @returns {{ program: object, imports: Import[], lineAt: (start: number) => number }}
 */
export function parseSource(text, path) {
  const { program, errors } = parseSync(path, text, { lang: LANG[path.split(".").at(-1)] ?? "ts", sourceType: "module" });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const imports = [];
  const literal = (node) => (node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined);
  walk(program, (node) => {
    const add = (source, how, names) => imports.push({ specifier: literal(source), how, names, start: node.start });
    const nameOf = (specifier) => {
      if (specifier.type === "ImportDefaultSpecifier") return "default";
      if (specifier.type === "ImportNamespaceSpecifier") return "*";
      const named = specifier.imported ?? specifier.local;
      return named.name ?? named.value;
    };
    if (node.type === "ImportDeclaration") add(node.source, "static", node.specifiers.map(nameOf));
    else if (node.type === "ExportAllDeclaration") add(node.source, "static", ["*"]);
    else if (node.type === "ExportNamedDeclaration" && node.source !== null) add(node.source, "static", node.specifiers.map(nameOf));
    else if (node.type === "ImportExpression") add(node.source, "dynamic", ["*"]);
    else if (node.type === "TSImportType") add(node.source ?? node.argument?.literal ?? node.argument, "static", ["*"]);
    else if (node.type === "TSExternalModuleReference") add(node.expression, "static", ["*"]);
    else if (isImportMetaUrl(node)) add(node.arguments[0], "url", ["*"]);
  });
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return { program, imports, lineAt: (start) => starts.filter((begin) => begin <= start).length };
}

/** `new URL("./worker.ts", import.meta.url)`: the way a bundler is told of a worker. */
const isImportMetaUrl = (node) =>
  node.type === "NewExpression" &&
  node.callee.type === "Identifier" &&
  node.callee.name === "URL" &&
  node.arguments[1]?.type === "MemberExpression" &&
  node.arguments[1].object.type === "MetaProperty";

const isNode = (value) => value !== null && typeof value === "object" && typeof value.type === "string";

/** The direct children of a node, in no particular order. */
function children(node) {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));
}

/** Visit a node and all below it. */
export function walk(node, visit, parent) {
  visit(node, parent);
  for (const child of children(node)) walk(child, visit, node);
}

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
/** TypeScript nodes that hold an expression; every other node named TS… is a type and uses no value. */
const TS_VALUES = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "TSInstantiationExpression",
  "TSExportAssignment",
]);

/** The names that a pattern declares. */
function boundNames(pattern) {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((property) => boundNames(property.type === "RestElement" ? property.argument : property.value));
    case "ArrayPattern":
      return pattern.elements.flatMap(boundNames);
    case "AssignmentPattern":
      return boundNames(pattern.left);
    case "RestElement":
      return boundNames(pattern.argument);
    case "TSParameterProperty":
      return boundNames(pattern.parameter);
    default:
      return [];
  }
}

/** Names declared by statements of this very block: let, const, class, function, import. */
function declaredHere(statements) {
  return statements.flatMap((outer) => {
    const statement =
      (outer.type === "ExportNamedDeclaration" || outer.type === "ExportDefaultDeclaration") && isNode(outer.declaration)
        ? outer.declaration
        : outer;
    // `declare const fetch: …` declares nothing: the value still comes from outside.
    if (statement.declare === true) return [];
    if (statement.type === "VariableDeclaration") return statement.declarations.flatMap(({ id }) => boundNames(id));
    if (statement.type === "ImportDeclaration") return statement.specifiers.map(({ local }) => local.name);
    return isNode(statement.id) && statement.id.type === "Identifier" ? [statement.id.name] : [];
  });
}

/** Names that `var` declares anywhere in a function, but not in functions inside it. */
function hoisted(node) {
  const own = node.type === "VariableDeclaration" && node.kind === "var" ? node.declarations.flatMap(({ id }) => boundNames(id)) : [];
  return [...own, ...children(node).flatMap((child) => (FUNCTIONS.has(child.type) ? [] : hoisted(child)))];
}

/** The names that a node declares for what is below it, or none. */
function scopeOf(node) {
  if (node.type === "Program") return [...declaredHere(node.body), ...hoisted(node)];
  if (FUNCTIONS.has(node.type)) {
    const self = isNode(node.id) ? [node.id.name] : [];
    return [...self, "arguments", ...node.params.flatMap(boundNames), ...(isNode(node.body) ? hoisted(node.body) : [])];
  }
  if (node.type === "BlockStatement" || node.type === "StaticBlock") return declaredHere(node.body);
  if (node.type === "SwitchStatement") return declaredHere(node.cases.flatMap(({ consequent }) => consequent));
  if (node.type === "ForStatement") return isNode(node.init) ? declaredHere([node.init]) : [];
  if (node.type === "ForInStatement" || node.type === "ForOfStatement") return declaredHere([node.left]);
  if (node.type === "CatchClause") return boundNames(node.param);
  if (node.type === "ClassExpression" && isNode(node.id)) return [node.id.name];
  return [];
}

/** Whether an identifier under this parent is only a name (a member, a key, a label), not a use of a value. */
function isOnlyName(node, parent) {
  if (parent.type === "MemberExpression") return parent.property === node && !parent.computed;
  if (parent.type === "Property") return parent.key === node && parent.value !== node && !parent.computed;
  if (["MethodDefinition", "PropertyDefinition", "AccessorProperty"].includes(parent.type)) return parent.key === node && !parent.computed;
  return ["MetaProperty", "LabeledStatement", "BreakStatement", "ContinueStatement", "ImportSpecifier", "ExportAllDeclaration"].includes(
    parent.type,
  );
}

/**
 * Every use of a name that no enclosing scope of the file declares: what it takes from its surroundings.
 * @returns {FreeName[]}
 */
export function freeNames(program) {
  const out = [];
  const visit = (node, parent, scopes) => {
    if (node.type.startsWith("TS") && !TS_VALUES.has(node.type)) return;
    const names = scopeOf(node);
    const inner = names.length === 0 ? scopes : [...scopes, new Set(names)];
    const used = node.type === "Identifier" || node.type === "JSXIdentifier";
    if (used && !isOnlyName(node, parent) && !inner.some((scope) => scope.has(node.name)))
      out.push({ name: node.name, node, parent, start: node.start });
    for (const child of children(node)) visit(child, node, inner);
  };
  visit(program, { type: "File" }, []);
  return out;
}

// The command line over the core: what may be typed, and which command it is. It reads files and prints; it decides nothing itself.
import { parseArgs } from "node:util";
import { ENFORCEMENT, type Enforcement } from "../core/catalogue/enforcement.ts";
import { decodeUtf8 } from "../core/discovery/decode.ts";
import { visible } from "../core/lib/text.ts";
import { hashFile, readFile } from "./answers.ts";
import { checkFile, documentFile, type Format, sealFile } from "./grants.ts";
import { fail, type Input, type Outcome, print } from "./outcome.ts";
import { containsFiles, verifyFile } from "./verdicts.ts";

const MODES = Object.keys(ENFORCEMENT) as readonly Enforcement[];

export const USAGE = `Usage: npm run -s poa -- COMMAND FILE [--enforcement MODE] [--md | --html | --txt]

  check FILE    hold a Grant against its schema, its rules and its seal (JSON)
  seal FILE     the Grant with its seal, when nothing blocks it (JSON)
  letter FILE   the Letter of Authority (--md, --html or --txt)
  review FILE   what the agent can do, must ask for and cannot do (--txt or --md)
  rules FILE    the rules block of a sealed Grant (--txt)
  hash FILE     the hash by which a Grant binds a reviewed inventory text (JSON)
  read FILE     what the discovery reader makes of an agent's answer (JSON)
  verify FILE   the decision on a { request, context }, a test vector, or each of a list (JSON)
  contains CHILD PARENT
                every way in which a child Grant reaches beyond its parent (JSON)

FILE is a path, or - for standard input. MODE is ${MODES.join(", ")}; advisory unless given.
Exit status: 0 done; 1 findings block, the seal differs, or a child reaches beyond; 2 a command or a file that cannot be read.
Of verify: 0 ALLOW; 1 DENY; 3 ASK_USER; of a list the strictest.
`;

interface Command {
  /** What it may be printed as, the usual one first; none for a command that prints JSON. */
  readonly formats: readonly Format[];
  /** How many files it takes, and so how many inputs there are. */
  readonly files: 1 | 2;
  readonly run: (inputs: readonly Input[], format: Format, enforcement: Enforcement) => Promise<Outcome>;
}

type OnOne = (input: Input, format: Format, enforcement: Enforcement) => Promise<Outcome>;

/** A command on one file. */
function one(run: OnOne, ...formats: Format[]): Command {
  return { formats, files: 1, run: ([input], format, enforcement) => run(input as Input, format, enforcement) };
}

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ["check", one(checkFile)],
  ["seal", one(sealFile)],
  ["letter", one((input, format, enforcement) => documentFile(input, "letter", format, enforcement), "md", "html", "txt")],
  ["review", one((input, format, enforcement) => documentFile(input, "review", format, enforcement), "txt", "md")],
  ["rules", one((input, format, enforcement) => documentFile(input, "rules", format, enforcement), "txt")],
  ["hash", one(hashFile)],
  ["read", one(readFile)],
  ["verify", one(verifyFile)],
  ["contains", { formats: [], files: 2, run: ([child, parent]) => containsFiles(child as Input, parent as Input) }],
]);

interface Order {
  readonly command: Command;
  /** As many as the command takes. */
  readonly files: readonly string[];
  readonly format: Format;
  readonly enforcement: Enforcement;
}

/** What was typed, as an order; or why it is none. */
function orderOf(args: readonly string[]): Order | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return error.message;
  }
  const { values, positionals } = parsed;
  const [name, ...files] = positionals;
  const command = COMMANDS.get(name ?? "");
  if (name === undefined || command === undefined) return name === undefined ? "no command" : `no command ${JSON.stringify(name)}`;
  const needed = command.files === 1 ? "a file" : "two files";
  if (files.length < command.files) return `${name} needs ${needed}, or - for standard input`;
  if (files.length > command.files) return `${name} takes ${command.files === 1 ? "one file" : needed}`;
  if (files.length > 1 && files.every((file) => file === "-")) return "only one file can be standard input";
  const asked = (["md", "html", "txt"] as const).filter((format) => values[format]);
  if (asked.length > 1) return `one of ${asked.map((format) => `--${format}`).join(", ")}, not several`;
  const [format = command.formats[0] ?? "txt"] = asked;
  if (asked.length > 0 && !command.formats.includes(format)) return `${name} is not printed as --${format}`;
  const enforcement = MODES.find((mode) => mode === values.enforcement);
  if (enforcement === undefined) return `--enforcement is one of ${MODES.join(", ")}`;
  return { command, files, format, enforcement };
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      enforcement: { type: "string", default: "advisory" },
      md: { type: "boolean", default: false },
      html: { type: "boolean", default: false },
      txt: { type: "boolean", default: false },
    },
  });
}

/**
 * Runs one command. `read` gives the bytes of a file, "-" for standard input, and rejects with an Error that says why it cannot.
 * It never writes anything itself.
 */
export async function run(args: readonly string[], read: (file: string) => Promise<Uint8Array>): Promise<Outcome> {
  if (args.includes("--help") || args.includes("-h")) return print(USAGE);
  const order = orderOf(args);
  if (typeof order === "string") return fail(2, `${visible(order)}. Try --help.`);
  const inputs: Input[] = [];
  for (const file of order.files) {
    let bytes: Uint8Array;
    try {
      bytes = await read(file);
    } catch (error) {
      return fail(2, `${visible(file)} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    const decoded = decodeUtf8(bytes);
    if (!decoded.ok) return fail(2, `${visible(file)}: ${decoded.findings.map(({ message }) => message).join(" ")}`);
    inputs.push(decoded.value);
  }
  return order.command.run(inputs, order.format, order.enforcement);
}

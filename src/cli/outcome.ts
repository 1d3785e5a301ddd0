// What a command gives back, and what it is given: plain values, so that only one script touches files and streams.

/**
 * 0: done, or ALLOW. 1: findings block, the seal differs, a child is wider, or DENY. 2: the command or the file cannot be read. 3: ASK_USER, which
 * is neither.
 */
export type Status = 0 | 1 | 2 | 3;

export interface Outcome {
  readonly status: Status;
  readonly stdout: string;
  /** One line, or nothing. */
  readonly stderr: string;
}

/** A file that was read: its text without a byte order mark, and what stood there. */
export interface Input {
  readonly text: string;
  readonly bom: boolean;
  readonly crlf: boolean;
}

/** An error as one plain line: nothing in it can begin a line of its own. */
export function fail(status: 1 | 2, message: string): Outcome {
  return { status, stdout: "", stderr: `poa: ${message.replace(/\s/g, " ")}\n` };
}

export function print(stdout: string): Outcome {
  return { status: 0, stdout, stderr: "" };
}

export function printJson(value: unknown, status: Status = 0): Outcome {
  return { status, stdout: `${JSON.stringify(value, null, 2)}\n`, stderr: "" };
}

/** The clipboard: written by the modern interface or, where that is missing or refused, by the old copy command; read back only where that asks nobody. */

/** What became of a copy. `blocked`: nothing was copied, and the person must copy by hand. */
export type CopyOutcome = { readonly kind: "copied"; readonly readBack: string | undefined } | { readonly kind: "blocked" };

/** Puts text on the clipboard. */
export interface ClipboardWriter {
  /**
   * Copies `text`. `readBack` is what the clipboard held straight afterwards, or `undefined` where the browser does not let the page look
   * without asking the person. Never throws.
   */
  copy(text: string): Promise<CopyOutcome>;
}

/** The parts of the browser that are used, so that tests can stand in for them. */
export interface ClipboardParts {
  readonly clipboard?: { writeText(text: string): Promise<void>; readText(): Promise<string> } | undefined;
  /** True where reading is already permitted, so that no prompt appears. */
  mayRead(): Promise<boolean>;
  /** The old way: true when the copy command took the very text. */
  command(text: string): boolean;
}

/** A clipboard over `parts`. */
export function clipboardOver(parts: ClipboardParts): ClipboardWriter {
  return {
    async copy(text) {
      const written = (await write(parts, text)) || command(parts, text);
      return written ? { kind: "copied", readBack: await readBack(parts) } : { kind: "blocked" };
    },
  };
}

async function write(parts: ClipboardParts, text: string): Promise<boolean> {
  try {
    if (parts.clipboard === undefined) return false;
    await parts.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function command(parts: ClipboardParts, text: string): boolean {
  try {
    return parts.command(text);
  } catch {
    return false;
  }
}

async function readBack(parts: ClipboardParts): Promise<string | undefined> {
  try {
    return parts.clipboard !== undefined && (await parts.mayRead()) ? await parts.clipboard.readText() : undefined;
  } catch {
    return undefined;
  }
}

/** The clipboard of this browser. */
export const browserClipboard: ClipboardWriter = {
  copy: (text) => clipboardOver(browserParts()).copy(text),
};

function browserParts(): ClipboardParts {
  return {
    // Undefined on plain http, whatever the types say.
    clipboard: navigator.clipboard as Clipboard | undefined,
    async mayRead() {
      const status = await navigator.permissions.query({ name: "clipboard-read" as PermissionName });
      return status.state === "granted";
    },
    command(text) {
      let taken = false;
      const give = (event: ClipboardEvent): void => {
        if (event.clipboardData === null) return;
        event.clipboardData.setData("text/plain", text);
        event.preventDefault();
        taken = true;
      };
      document.addEventListener("copy", give, { once: true });
      const done = document.execCommand("copy");
      document.removeEventListener("copy", give);
      return done && taken;
    },
  };
}

/** Hands a file to the browser's own download. The name is made by the program, never from anything a person or an agent typed. */

/** Gives files to the person. */
export interface Downloads {
  /** Starts a download of `content` (text is written as UTF-8, byte for byte) under `name`. Throws on a name that `isFileName` refuses: that is a bug. */
  save(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void;
}

/** Lower-case letters, digits, `-` and `.`, at most 80 characters, beginning and ending with a letter or digit, no two dots in a row. */
export function isFileName(name: string): boolean {
  return name.length <= 80 && !name.includes("..") && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name);
}

/** Downloads by a link that is pressed once; works under a policy of `connect-src 'none'`, since nothing is fetched. */
export const browserDownloads: Downloads = {
  save(name, content, type) {
    if (!isFileName(name)) throw new Error(`not a file name of this program: ${JSON.stringify(name)}`);
    const url = URL.createObjectURL(new Blob([content], { type }));
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
    // The browser reads the bytes after the press; the address is given back once that has surely begun.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  },
};

/** Which build this is, as the page's own `<meta name="build" content="VERSION SHA-256">` says; the build writes it, a development server does not. */

/** Version and the SHA-256 over the build's assets. */
export interface Build {
  readonly version: string;
  readonly sha256?: string;
}

/** Reads the build from the document; `undefined` where none is named. */
export function readBuild(root: Pick<Document, "querySelector"> = document): Build | undefined {
  const content = root.querySelector<HTMLMetaElement>('meta[name="build"]')?.content.trim() ?? "";
  return parseBuild(content);
}

/** Reads `VERSION SHA-256`, both or the version alone. */
export function parseBuild(content: string): Build | undefined {
  const [version, sha256] = content.split(/\s+/);
  if (version === undefined || version === "") return undefined;
  return sha256 !== undefined && /^[0-9a-f]{64}$/.test(sha256) ? { version, sha256 } : { version };
}

/** Whether the page carries its Content-Security-Policy: a built page does, a development server's page does not. */
export function hasPolicy(root: Pick<Document, "querySelector"> = document): boolean {
  return root.querySelector('meta[http-equiv="Content-Security-Policy" i]') !== null;
}

// The built page once more, without its policy: the control that shows what the policy is for.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../scripts/serve.mjs";

export const POLICY_META = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Serves a copy of dist whose index.html has no policy. It is served, not made up by the debugger: such a page may not reach loopback addresses. */
export async function serveWithoutPolicy(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "without-policy-"));
  await cp("dist", folder, { recursive: true });
  const page = join(folder, "index.html");
  const html = await readFile(page, "utf8");
  if (!POLICY_META.test(html)) throw new Error("the built page has no policy to leave out");
  await writeFile(page, html.replace(POLICY_META, ""));
  const { url, close } = await serve({ root: folder });
  return {
    url,
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

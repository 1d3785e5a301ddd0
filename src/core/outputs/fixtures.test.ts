// The documents of three samples as they are handed out, one in each enforcement mode, kept beside the code: a change of wording is seen, and
// read, as a whole text.
import { expect, test } from "vitest";
import type { Enforcement } from "../catalogue/enforcement.ts";
import type { Grant } from "../schema/grant.gen.ts";
import { sealOf } from "../seal/g08-seal.ts";
import { scenario1, scenario3, scenario4 } from "../testing/sample-grants.ts";
import { letterMarkdown } from "./letter-markdown.ts";
import { reviewText } from "./review.ts";
import { rulesBlock } from "./rules-block.ts";

async function withSeal(grant: Grant) {
  const value = await sealOf(grant);
  if (!value.ok) throw new Error("no Web Crypto here");
  return { ...grant, seal: { alg: "sha-256" as const, value: value.value } };
}

test.each<[string, Grant, Enforcement]>([
  ["inbox", scenario1(), "advisory"],
  ["books", scenario3(), "commit_boundary"],
  ["campaign", scenario4(), "provider_native"],
])("the documents of %s", async (name, unsealed, enforcement) => {
  const grant = await withSeal(unsealed);
  await expect(letterMarkdown(grant, { enforcement })).toMatchFileSnapshot(`./fixtures/letter-${name}.md`);
  await expect(rulesBlock(grant, { enforcement }).text).toMatchFileSnapshot(`./fixtures/rules-${name}.txt`);
  await expect(reviewText(grant, { enforcement })).toMatchFileSnapshot(`./fixtures/review-${name}.txt`);
});

// The examples as they are sealed for their fixtures: with identifiers and a time that stay, through the same sealing as in the page. For tests.
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import { newDraft } from "../../draft.ts";
import { sealDraft } from "../../seal-draft.ts";
import type { ExampleIds } from "../choices.ts";
import type { ExampleId, ExampleRow } from "../examples.ts";

export const SEALED_AT = "2027-03-01T09:00:00Z";

/** One principal, agent and Grant for each example. */
const MINTED: Record<ExampleId, ExampleIds & { readonly grant: string }> = {
  inbox: {
    principal: "urn:bot0:principal:0f6c1d52-7a3e-4b18-9c40-51d2e86a7b31",
    delegate: "urn:bot0:agent:8d41c7a6-2e95-4f0b-b3d7-6a10f29c5e84",
    grant: "urn:uuid:b9e27f40-13c8-4d6a-8f52-7c0d94e1a6f1",
  },
  shopping: {
    principal: "urn:bot0:principal:3a90e4b7-c15d-4e62-a871-0b6f23d9c845",
    delegate: "urn:bot0:agent:c27b5e18-90f4-4a3d-8e6b-d1f7430a92c5",
    grant: "urn:uuid:5d1f83a2-6b47-4c90-9e3a-28f6b0c7d452",
  },
  bookkeeping: {
    principal: "urn:bot0:principal:e7d2490c-58ab-4317-b6f9-2c8041a5d37e",
    delegate: "urn:bot0:agent:46f0a93b-d7c2-4851-9b1e-3f5a60e8c7d2",
    grant: "urn:uuid:a83c06e5-f219-4b7d-85c4-1e9d70b2f643",
  },
  team: {
    principal: "urn:bot0:principal:91b5f8d3-06e7-4c2a-8d94-a7e31c50f2b6",
    delegate: "urn:bot0:agent:f35e8c07-4b1a-4d96-a2c8-90d7b6e4135f",
    grant: "urn:uuid:2c70d9b8-e543-4f1e-b08a-6d3f95a1c874",
  },
};

/** The answers of an example for its fixed identifiers. */
export async function answersOfExample({ id, load }: ExampleRow) {
  return (await load()).answers(MINTED[id as ExampleId]);
}

/** The Grant of an example, sealed. Throws with every finding where something blocks it. */
export async function sealedExample(row: ExampleRow): Promise<SealedDocument> {
  const minted = MINTED[row.id as ExampleId];
  const draft = newDraft({ ...minted, draft: row.id, now: SEALED_AT }, row.name, await answersOfExample(row));
  const made = await sealDraft(draft, { grant_id: minted.grant, now: SEALED_AT });
  if (!made.ok) throw new Error(made.findings.map(({ path, message }) => `${path} ${message}`).join("\n"));
  return made.value.grant as SealedDocument;
}

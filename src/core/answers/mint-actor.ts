// The identifier of a new member: minted once, readable, and never derived again from a name (G4).

/**
 * `agent:<slug>-<suffix>`: the slug is made from the first name it is given (ASCII letters and digits with dashes, at most 40), the suffix is
 * random and comes from the caller. A rename later leaves it as it is.
 */
export function mintActor(name: string, suffix: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "");
  return `agent:${slug === "" ? "member" : slug}-${suffix}`;
}

import { describe, expect, it } from "vitest";
import { sampleGrant, scenario1, scenario4 } from "../testing/sample-grants.ts";
import { at, changed, finder, the, valid } from "../testing/valid.ts";
import { checkUnicode } from "./unicode.ts";

const found = finder(checkUnicode, scenario1);

describe("text that can be seen", () => {
  it("is all that the sample Grants hold", () => {
    for (const make of [sampleGrant, scenario1, scenario4]) expect(finder(checkUnicode, make)()).toEqual([]);
  });

  it.each(["مساعد البريد", "עוזר דואר", "メール係", "Übersetzer", "Помощник", "👩‍💻 Helper"])("is a name in any script: %s", (name) => {
    expect(found((grant) => Object.assign(grant.delegate, { name }))).toEqual([]);
  });

  it("warns of an override in a name, and shows it", () => {
    const change = (grant: ReturnType<typeof scenario1>) => Object.assign(grant.delegate, { name: "Pay \u202Elamron\u202C" });
    expect(found(change)).toEqual(["unicode /delegate/name warns"]);
    const message = checkUnicode(valid(changed(scenario1, change)))[0]?.message;
    expect(message).toContain("right-to-left override");
    expect(message).toContain("‹U+202E›");
    expect(message).not.toContain("\u202E");
  });

  it.each(["Mail\u200BHelper", "Mail\u2060Helper", "Mail\u00ADHelper", "\u{E0041}gent"])("warns of %j", (name) => {
    expect(found((grant) => Object.assign(grant.delegate, { name }))).toEqual(["unicode /delegate/name warns"]);
  });

  it("blocks what cannot be seen in an identifier", () => {
    expect(found((grant) => the(at(grant.authorities, 1).targets).ids.push("lena@client\u034F.example"))).toContain(
      "unicode /authorities/1/targets/ids/2 blocks",
    );
    expect(found((grant) => Object.assign(at(grant.resources), { account: "box\u3164work" }))).toEqual([
      "unicode /resources/0/account blocks",
    ]);
    expect(found((grant) => Object.assign(at(grant.confirmation.channels), { address: "anna\u00A0berg" }))).toEqual([
      "unicode /confirmation/channels/0/address blocks",
    ]);
  });

  it("warns of letters from another script in an address", () => {
    expect(found((grant) => Object.assign(grant, { iss: "https://bоt0.ai/power-of-action" }))).toEqual(["unicode /iss warns"]);
  });

  it("warns of two counterparties that look alike, and leaves the same letters elsewhere alone", () => {
    expect(found((grant) => the(at(grant.authorities, 1).targets).ids.push("lеna@client.example"))).toEqual([
      "unicode /authorities/1/targets/ids/2 warns",
    ]);
    expect(found((grant) => the(at(grant.authorities, 1).targets).ids.push("лена@client.example"))).toEqual([]);
  });
});

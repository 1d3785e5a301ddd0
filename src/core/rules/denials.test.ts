import { describe, expect, it } from "vitest";
import type { Denial } from "../schema/grant.gen.ts";
import { scenario1, scenario2, scenario4 } from "../testing/sample-grants.ts";
import { changed, finder, valid } from "../testing/valid.ts";
import { checkDenials } from "./denials.ts";

const messages = (...denied: Denial[]) =>
  checkDenials(valid(changed(scenario1, (grant) => Object.assign(grant, { denied })))).map(({ message }) => message);
const never = (act: string): Denial => ({ act, effect: "send_email", kind: "sent" });

describe("denials", () => {
  it("pass in the sample Grants", () => {
    for (const make of [scenario1, scenario2, scenario4]) expect(finder(checkDenials, make)()).toEqual([]);
  });

  it("never block: a denial is the safe side", () => {
    const all = finder(checkDenials, scenario1)((grant) => Object.assign(grant, { denied: [never("mail.reply"), never("mail.reply")] }));
    expect(all.every((line) => line.endsWith("warns"))).toBe(true);
  });

  it("are noticed where they take away an allowed act, by name or by effect", () => {
    expect(messages(never("mail.reply"))).toEqual([expect.stringContaining("mail.reply is allowed and denied. The denial wins")]);
    expect(messages({ effect: "send_email", kind: "sent" })).toEqual([
      expect.stringContaining("mail.reply is allowed, because the whole effect “send_email” is denied"),
    ]);
  });

  it("are noticed where a never on one act denies others that are not held by name (§7 step 5)", () => {
    const [message, ...rest] = messages(never("mail.forward"));
    expect(rest).toEqual([]);
    expect(message).toContain("A never on mail.forward also denies every other act with the effect “send_email”");
    expect(message).toContain("mail.send among them");
    expect(message).toContain("mail.reply stays allowed");
  });

  it("say nothing of that where nothing of the effect is allowed, or the siblings are denied by name, too", () => {
    expect(messages({ act: "files.delete", effect: "delete_file", kind: "deleted" })).toEqual([]);
    for (const message of messages(never("mail.forward"), never("mail.send"))) expect(message).not.toContain("among them");
  });

  it("are noticed where one stands twice", () => {
    const twice: Denial = { effect: "delete_file", kind: "deleted" };
    expect(messages(twice, { ...twice, label: "Again" })).toEqual(["“delete_file” is denied twice. Keep one of the entries."]);
  });
});

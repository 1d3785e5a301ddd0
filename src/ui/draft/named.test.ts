import { expect, test } from "vitest";
import { withActNames } from "./named.ts";

test("an act of the catalogue is named, with its id beside it", () => {
  expect(withActNames("The act “mail.send” is bound to no app.")).toBe("The act “Send a new mail” (mail.send) is bound to no app.");
  expect(withActNames("Both hold the act mail.send. Take it from one.")).toBe(
    "Both hold the act “Send a new mail” (mail.send). Take it from one.",
  );
});

test("what is no act of the catalogue stays as it is", () => {
  for (const message of ["The act “own.act” …", "The app “Mail” …", "mail.send", "The act “constructor”"])
    expect(withActNames(message)).toBe(message);
});

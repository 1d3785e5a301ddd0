import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readShown } from "../../../core/discovery/read.ts";
import { emptyForm } from "./empty-form.ts";

const REQUEST = await readFile("discovery-requests/discovery-0.1.txt", "utf8");
const FORM = REQUEST.split("```")[1] ?? "";
const of = (text: string) => emptyForm(readShown(text));

test("the form of the request is empty, by itself and within the request", () => {
  expect(FORM).toContain('"answer_version"');
  expect(of(FORM)).toBe("alone");
  expect(of(REQUEST)).toBe("within");
});

test("one thing that is filled in makes it an answer", () => {
  expect(of(FORM.replace('"name": ""', '"name": "Buyer"'))).toBeUndefined();
  expect(of(FORM.replace('"status": ""', '"status": "none_found"'))).toBeUndefined();
  expect(of(FORM.replace('"operation": ""', '"operation": "Place an order"'))).toBeUndefined();
  expect(of(FORM.replace('"access_visible": "yes | no"', '"access_visible": true'))).toBeUndefined();
});

test("what is no answer in the form is no empty form either", () => {
  expect(of("I can send mail for you.")).toBeUndefined();
});

/** Payment card numbers in a text: an issuer's first digits and length, the usual grouping, and a right check digit (Luhn). Used by secret-shapes.ts. */
import type { FoundSecret } from "./secret-values.ts";

/** Digits without separators, or in the groups that cards are printed in, with one separator throughout. */
const WRITTEN =
  /(?<![A-Za-z0-9_+.-])(?:[0-9]{14,19}|[0-9]{4}([ -])[0-9]{4}\1[0-9]{4}\1[0-9]{1,4}(?:\1[0-9]{3})?|[0-9]{4}([ -])[0-9]{6}\2[0-9]{4,5})(?![A-Za-z0-9_])/g;

/**
 * Visa; Mastercard; American Express; Diners; Discover, UnionPay and Maestro; JCB. Visa's old numbers of 13 digits are left out:
 * none are in use, and telephone numbers written without their + look like them.
 */
const ISSUED =
  /^(?:4(?:[0-9]{15}|[0-9]{18})|(?:5[1-5]|2[2-7])[0-9]{14}|3[47][0-9]{13}|3[0689][0-9]{12}|(?:6[0-9]|5[0678])[0-9]{14,17}|35[0-9]{14,17})$/;

/** An account number (IBAN) whose groups of four end right before: "DE89 3704 0044 …" is no card. */
const IBAN_BEFORE = /\b[A-Z]{2}[0-9]{2}(?: [A-Z0-9]{4}){0,7} $/;

/** Every card number in the text. */
export function cardNumbers(text: string): FoundSecret[] {
  return Array.from(text.matchAll(WRITTEN))
    .filter((match) => {
      const digits = match[0].replace(/[ -]/g, "");
      return ISSUED.test(digits) && hasCheckDigit(digits) && !IBAN_BEFORE.test(text.slice(Math.max(0, match.index - 45), match.index));
    })
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      kind: "card_number",
      message: "This looks like a payment card number.",
    }));
}

/** Luhn: every second digit from the right doubled, digits of the products added, the sum a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const value = Number(digits.charAt(digits.length - 1 - i)) * (i % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

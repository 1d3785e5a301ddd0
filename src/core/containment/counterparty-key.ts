// §7 step 15: counterparties compare by exact string, never by display name and never by wildcard. Two spellings are one counterparty only
// where they are one after NFC, and an email address also by its domain in small letters.

/** The form by which a counterparty is compared: equal keys are one counterparty. */
export function counterpartyKey(id: string): string {
  const text = id.normalize("NFC");
  const at = text.lastIndexOf("@");
  // Something stands before the sign and after it: an address. "@name" is a handle, whose capitals are its own.
  if (at <= 0 || at === text.length - 1) return text;
  // ASCII letters only: folding others would make one domain of two.
  return text.slice(0, at) + text.slice(at).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

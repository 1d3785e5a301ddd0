// Names of drafts that can be told apart: one that is taken gets a number.

/** `name`, or `name (2)`, `name (3)` … where others have it already. */
export function freeName(name: string, taken: Iterable<string>): string {
  const others = new Set(taken);
  if (!others.has(name)) return name;
  // A name that ends in a number already counts on: "Inbox (2)" becomes "Inbox (3)".
  const open = name.lastIndexOf(" (");
  const isCounted = open > 0 && /^\d{1,4}\)$/.test(name.slice(open + 2));
  const stem = isCounted ? name.slice(0, open) : name;
  let number = isCounted ? Number.parseInt(name.slice(open + 2), 10) + 1 : 2;
  while (others.has(`${stem} (${number})`)) number += 1;
  return `${stem} (${number})`;
}

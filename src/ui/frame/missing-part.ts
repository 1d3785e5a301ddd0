/** A page's own code that could not be read. */

/**
 * Said instead of the browser's own error, which the router would answer by reloading the page at once: a draft that is stored nowhere would
 * be lost. The person is told instead, and reloads when nothing can be lost. (Browsers keep such a failure until then.)
 */
export class MissingPart extends Error {
  override readonly name = "MissingPart";
}

/** Loads a page's code; rejects with `MissingPart` only. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new MissingPart("the code of this page could not be read", { cause: error });
  }
}

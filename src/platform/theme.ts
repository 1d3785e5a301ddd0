/** Light, dark, or as the system has it. The choice is the only thing kept outside the drafts' store, so that a page never flashes in the wrong one. */

/** What the person chose. */
export type Theme = "system" | "light" | "dark";

/** Reads and sets the theme of the page. */
export interface ThemeControl {
  get(): Theme;
  /** Applies `theme` to the page and keeps it; choosing "system" keeps nothing. */
  set(theme: Theme): void;
}

const KEY = "poa-grant-writer.theme";

/** The parts of the browser that are used. `storage` may be missing or may throw: the theme then holds until the page is closed. */
export interface ThemeParts {
  readonly root: { dataset: DOMStringMap };
  storage(): Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

/** A theme control over `parts`; applies what was kept at once. */
export function themeOver(parts: ThemeParts): ThemeControl {
  let theme: Theme = read(parts);
  apply(parts, theme);
  return {
    get: () => theme,
    set(next) {
      theme = next;
      apply(parts, next);
      keep(parts, next);
    },
  };
}

function read(parts: ThemeParts): Theme {
  try {
    const kept = parts.storage().getItem(KEY);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

function keep(parts: ThemeParts, theme: Theme): void {
  try {
    if (theme === "system") parts.storage().removeItem(KEY);
    else parts.storage().setItem(KEY, theme);
  } catch {
    // Blocked storage: the choice still holds for this page, which is all that can be promised.
  }
}

function apply(parts: ThemeParts, theme: Theme): void {
  if (theme === "system") delete parts.root.dataset["theme"];
  else parts.root.dataset["theme"] = theme;
}

/** The theme of this page. */
export function browserTheme(): ThemeControl {
  return themeOver({ root: document.documentElement, storage: () => localStorage });
}

/**
 * Where focus goes when a page has been rendered: to the field that the address names (`?at=FIELD-ID`), else to the page's heading.
 * Not on the very first page without `?at`: there a reader begins at the top by itself.
 */

import type { AnyRouter } from "@tanstack/react-router";

/** A page that was rendered before its heading existed (its draft was still being read) is owed its focus. */
let owed: { at: string | undefined } | undefined;

/** Moves focus after every page change, until the returned function is called. */
export function watchFocus(router: AnyRouter): () => void {
  return router.subscribe("onRendered", (event) => {
    const at = fieldOf(event.toLocation.search);
    const first = event.fromLocation === undefined;
    if (!event.hrefChanged || (first && at === undefined) || (!event.pathChanged && at === undefined)) return;
    owed = { at };
    payFocus();
  });
}

/** Gives the page its focus if it is still owed; a page calls this when its heading has come. */
export function payFocus(): void {
  if (owed === undefined) return;
  const { at } = owed;
  if (at !== undefined && focusNearest(at)) owed = undefined;
  else if (focusHeading()) owed = undefined;
}

/** The field with this id or, where the page has none of its own for that place, the one for the place around it: "f", then a "-" for each step. */
function focusNearest(id: string): boolean {
  if (focusField(id)) return true;
  const around = id.startsWith("f-") ? id.slice(0, id.lastIndexOf("-")) : "f";
  return around !== "f" && focusNearest(around);
}

/**
 * Focuses the control with this id, or the first control inside it, and brings it into view. A part with `data-lands-on`, a selector, hands the
 * focus on to the first element in it that fits, while there is one. False when there is none with this id.
 */
export function focusField(id: string): boolean {
  const part = document.getElementById(id);
  if (part === null) return false;
  const element = (part.dataset["landsOn"] ? part.querySelector<HTMLElement>(part.dataset["landsOn"]) : null) ?? part;
  for (let box = element.parentElement?.closest("details"); box; box = box.parentElement?.closest("details")) box.open = true;
  const target = element.matches(CONTROL) ? element : (controlIn(element) ?? element);
  if (target === element && target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  // What is taller than the window is read from its beginning, not from its middle.
  element.scrollIntoView({ block: element.getBoundingClientRect().height > innerHeight ? "start" : "center" });
  return true;
}

const CONTROL = "input:not([type=hidden]), select, textarea, button, a[href], [tabindex]";

/** Of a group of radios the chosen one: it is the one that takes the focus by keyboard. */
function controlIn(group: HTMLElement): HTMLElement | null {
  return group.querySelector<HTMLElement>("input[type=radio]:checked") ?? group.querySelector<HTMLElement>(CONTROL);
}

/** Focuses the page's main part: for the skip link. */
export function focusMain(): void {
  const main = document.getElementById("main");
  main?.focus({ preventScroll: true });
  main?.scrollIntoView({ block: "start" });
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("#main h1");
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

function fieldOf(search: unknown): string | undefined {
  const at = (search as { at?: unknown } | undefined)?.at;
  return typeof at === "string" && at !== "" ? at : undefined;
}

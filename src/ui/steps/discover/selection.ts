/** Which stretch of a text the person has selected in its read-only view. What stands there for characters that are not shown counts as them. */

/** UTF-16 units into the text; the end is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The selected stretch inside `view`, or nothing. A mark or a hidden secret is taken whole, even where the selection ends within it. */
export function selectedIn(view: Element): Stretch | undefined {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(view)) return undefined;
  const begins = view.contains(range.startContainer);
  const ends = view.contains(range.endContainer);
  // A selection that only touches the view began or ended somewhere else and means something else.
  if (!begins && !ends) return undefined;
  const start = begins ? unitsBefore(view, range.startContainer, range.startOffset, "start") : 0;
  const end = ends ? unitsBefore(view, range.endContainer, range.endOffset, "end") : units(view);
  return start < end ? { start, end } : undefined;
}

/** How many units of the text stand before a point of the view. */
function unitsBefore(view: Element, node: Node, offset: number, side: "start" | "end"): number {
  const before = document.createRange();
  before.setStart(view, 0);
  const standIn = (node instanceof Element ? node : node.parentElement)?.closest("[data-units]");
  if (standIn && view.contains(standIn)) {
    if (side === "start") before.setEndBefore(standIn);
    else before.setEndAfter(standIn);
  } else before.setEnd(node, offset);
  return units(before.cloneContents());
}

/** The units of the text that a part of the view stands for: its own text, and what `data-units` says where something else is shown. */
function units(part: Node): number {
  if (part instanceof Text) return part.data.length;
  if (part instanceof Element) {
    const stated = part.getAttribute("data-units");
    if (stated !== null) return Number(stated);
  }
  let sum = 0;
  for (const child of part.childNodes) sum += units(child);
  return sum;
}

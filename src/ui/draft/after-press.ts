/**
 * Waits until no button of the pointer is down. Pressing a button leaves the field one was in: an error that appeared at that very moment would
 * push the button away from under the pointer, and the click would be lost.
 */
let isDown = false;
const waiting: (() => void)[] = [];

function released(): void {
  isDown = false;
  // After the click, which comes right after the release.
  setTimeout(() => {
    for (const run of waiting.splice(0)) run();
  });
}

if (typeof document !== "undefined") {
  const pressed = (): void => {
    isDown = true;
  };
  document.addEventListener("pointerdown", pressed, { capture: true });
  document.addEventListener("pointerup", released, { capture: true });
  document.addEventListener("pointercancel", released, { capture: true });
}

/** Runs at once when nothing is pressed, else after the press and its click. */
export function afterPress(run: () => void): void {
  if (isDown) waiting.push(run);
  else run();
}

/** For a box of text where every letter would be too much: what typing sets off waits, and is never lost. */
import { useEffect, useState } from "react";
import { LEAVING } from "./leaving.ts";
import { startTyping, stopTyping } from "./typing.ts";

const PAUSE_MS = 400;

export interface Later {
  readonly run: (what: () => void) => void;
  readonly flush: () => void;
  readonly cancel: () => void;
}

/** Puts off what typing does until it pauses, the box is left, or the page is: nothing typed is lost. `pause` is in milliseconds; an endless one leaves it to the leaving. */
export function useLater(pause = PAUSE_MS): Later {
  const [later] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: (() => void) | undefined;
    const cancel = (): void => {
      clearTimeout(timer);
      waiting = undefined;
      stopTyping(flush);
    };
    const flush = (): void => {
      const what = waiting;
      what?.();
      cancel();
    };
    const run = (what: () => void): void => {
      cancel();
      waiting = what;
      startTyping(flush);
      if (Number.isFinite(pause)) timer = setTimeout(flush, pause);
    };
    return { run, flush, cancel };
  });
  useEffect(() => {
    addEventListener(LEAVING, later.flush);
    return () => {
      removeEventListener(LEAVING, later.flush);
      later.flush();
    };
  }, [later]);
  return later;
}

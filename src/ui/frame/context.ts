/** Hands the frame's source down, and reads it. Without a draft the frame still renders: no name, every step not started. */

import { createContext, useContext, useSyncExternalStore } from "react";
import type { FrameData, FrameSource } from "./types.ts";

const NO_DRAFT: FrameData = { steps: {}, notices: [] };

/** A source that never has a draft. */
export const noDraft: FrameSource = { get: () => NO_DRAFT, subscribe: () => () => undefined };

/** The source in force. */
export const FrameContext = createContext<FrameSource>(noDraft);

/** What the frame shows of the draft, now and after every change. */
export function useFrame(): FrameData {
  const source = useContext(FrameContext);
  return useSyncExternalStore(source.subscribe, source.get);
}

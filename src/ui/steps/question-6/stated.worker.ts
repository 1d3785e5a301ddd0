/** Reads a long accepted answer for the acts that it states, beside the page. */
import { statedIn } from "./stated.ts";

addEventListener("message", ({ data }: MessageEvent<Parameters<typeof statedIn>[0]>) => postMessage(statedIn(data)));

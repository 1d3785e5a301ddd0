/** Reads a long accepted answer for what it offers, beside the page. */
import { offersOf } from "./offers.ts";

addEventListener("message", ({ data }: MessageEvent<Parameters<typeof offersOf>[0]>) => postMessage(offersOf(data)));

/** Reads a long accepted answer for what it offers, beside the page. */
import { offersOf } from "./answer-offers.ts";

addEventListener("message", ({ data }: MessageEvent<Parameters<typeof offersOf>[0]>) => postMessage(offersOf(data)));

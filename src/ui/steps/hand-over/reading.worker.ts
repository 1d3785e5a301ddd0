/** Reads a long restatement beside the page. */
import { readingOf } from "./reading-job.ts";

addEventListener("message", ({ data }: MessageEvent<Parameters<typeof readingOf>[0]>) => postMessage(readingOf(data)));

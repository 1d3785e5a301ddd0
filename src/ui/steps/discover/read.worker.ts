/** Reads a long answer beside the page, so that the page stays usable and the work can be stopped. */
import { type ReadJob, readJob } from "./reading-job.ts";

addEventListener("message", ({ data }: MessageEvent<ReadJob>) => postMessage(readJob(data)));

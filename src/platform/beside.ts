/** Work that may take seconds, done beside the page in a worker of its own scripts, or by the page itself where it has none (one file from disk). */
import { ownScript } from "./own-script.ts";

/**
 * Starts `work` on `job` and gives its result to `done`, never before this function has returned; the function that is returned ends it. `script`
 * is the address of the worker that does the same work (`import url from "./x.worker.ts?worker&url"`); without one the page does it, once it is
 * on screen.
 */
export function beside<Job, Result>(
  script: string | undefined,
  job: Job,
  work: (job: Job) => Result,
  done: (result: Result) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const here = (): void => {
    timer = setTimeout(() => done(work(job)));
  };
  const worker = script === undefined ? undefined : workerOf(script);
  if (worker === undefined) here();
  else {
    worker.addEventListener("message", ({ data }: MessageEvent<Result>) => done(data));
    worker.addEventListener("error", here);
    worker.postMessage(job);
  }
  return () => {
    clearTimeout(timer);
    worker?.terminate();
  };
}

function workerOf(script: string): Worker | undefined {
  try {
    return new Worker(ownScript(script), { type: "module" });
  } catch {
    return undefined;
  }
}

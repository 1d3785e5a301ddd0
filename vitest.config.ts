// Unit tests run in plain Node; everything with a DOM is tested in a real browser (e2e/).
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    // Threads that share their modules: no test here changes what it imports, and loading the core 150 times took longer than testing it.
    pool: "threads",
    isolate: false,
    // Generous, for machines that do much at once.
    testTimeout: 30_000,
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs", "bench/**/*.test.mjs"],
  },
});

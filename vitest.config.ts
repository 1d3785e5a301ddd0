// Unit tests run in plain Node; everything with a DOM is tested in a real browser (e2e/).
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    // Generous, for machines that do much at once.
    testTimeout: 30_000,
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
  },
});

// What `npm run mutation` runs against each mutant: the vectors, one test each, so that a mutant is tried on those that reach it, and the unit
// tests beside what is mutated. Not the properties: they reach everything, and take seconds where these take hundredths.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    pool: "threads",
    isolate: false,
    testTimeout: 30_000,
    include: ["src/core/verifier/**/*.test.ts", "src/core/containment/**/*.test.ts", "scripts/mutation/vectors.ts"],
    exclude: ["**/properties*.test.ts", "src/core/verifier/vectors.test.ts", "src/core/verifier/bases.test.ts"],
  },
});

// The build: static files for any host and any path, the same bytes every time.
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import manifest from "./package.json" with { type: "json" };
import { buildInfo } from "./scripts/vite/build-info.ts";
import { contentSecurityPolicy } from "./scripts/vite/policy.ts";
import { verifiedRequests } from "./scripts/vite/requests.ts";
import { servedSchemas } from "./scripts/vite/schemas.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./",
  plugins: [
    react(),
    verifiedRequests(at("discovery-requests")),
    servedSchemas(at("schemas")),
    contentSecurityPolicy(),
    buildInfo(manifest.version),
  ],
  worker: { format: "es" },
  build: {
    target: "es2022",
    // The polyfill fetches, and inlined assets would need `data:` where the page's policy has none.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    sourcemap: false,
  },
});

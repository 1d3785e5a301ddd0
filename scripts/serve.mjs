// A small static server for the built page: loopback only, files of one folder only. Any static host does as well; this one is for
// `npm start` and for the tests.
import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

/** The file that a request means, or undefined. Nothing outside the folder is ever named, not even by a link inside it. */
async function fileFor(root, prefix, url) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
  if (!path.startsWith(prefix) || path.includes("\0") || path.includes("\\")) return undefined;
  const wanted = join(root, path.slice(prefix.length), path.endsWith("/") ? "index.html" : "");
  try {
    const real = await realpath(wanted);
    const base = await realpath(root);
    if (!real.startsWith(base + sep) || !(await stat(real)).isFile()) return undefined;
    return real;
  } catch {
    return undefined;
  }
}

/**
 * Serve a folder on 127.0.0.1.
 * @param {{ root: string, port?: number, prefix?: string, strictPort?: boolean }} options
 *   `port`: 0 for any; where it is taken the next free one is used, unless `strictPort`. `prefix`: the path under which the folder stands, "/" or "/a/b/".
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve({ root, port = 0, prefix = "/", strictPort = false }) {
  const server = createServer(async (request, response) => {
    const method = request.method ?? "GET";
    if (method !== "GET" && method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const file = await fileFor(resolve(root), prefix, request.url ?? "/");
    if (file === undefined) {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end(method === "HEAD" ? undefined : "Not found\n");
      return;
    }
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "cache-control": "no-cache", "x-content-type-options": "nosniff" });
    if (method === "HEAD") response.end();
    else
      createReadStream(file)
        .on("error", () => response.destroy())
        .pipe(response);
  });
  const bound = await listen(server, port, strictPort);
  const close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${bound}${prefix}`, port: bound, close };
}

/** Bind to the port, or to the first free one of the twenty after it. */
async function listen(server, port, strictPort) {
  for (let at = port; ; at += 1) {
    try {
      await new Promise((done, fail) => {
        server.once("error", fail);
        server.listen(at, "127.0.0.1", () => {
          server.off("error", fail);
          done();
        });
      });
      return server.address().port;
    } catch (error) {
      if (error.code !== "EADDRINUSE" || strictPort || port === 0 || at - port >= 20) throw error;
    }
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: {
      root: { type: "string", default: "dist" },
      port: { type: "string", default: "4300" },
      prefix: { type: "string", default: "/" },
      "strict-port": { type: "boolean", default: false },
    },
  });
  const { url } = await serve({ root: values.root, port: Number(values.port), prefix: values.prefix, strictPort: values["strict-port"] });
  console.log(url);
}

// The static server gives the files of its folder and nothing else.
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { serve } from "./serve.mjs";

let folder;
let open;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serve-"));
  open = [];
  await mkdir(join(folder, "site/assets"), { recursive: true });
  await writeFile(join(folder, "secret.txt"), "secret");
  await writeFile(join(folder, "site-other.txt"), "secret");
  await writeFile(join(folder, "site/index.html"), "<h1>page</h1>");
  await writeFile(join(folder, "site/assets/a b.js"), "1");
  await symlink(join(folder, "secret.txt"), join(folder, "site/link.txt"));
});
afterEach(async () => {
  await Promise.all(open.map((served) => served.close()));
  await rm(folder, { recursive: true });
});

async function start(options = {}) {
  const served = await serve({ root: join(folder, "site"), ...options });
  open.push(served);
  return served;
}

/** A request whose path is sent exactly as written; fetch would tidy it up first. */
const raw = (port, path, method = "GET") =>
  new Promise((done, fail) => {
    httpRequest({ host: "127.0.0.1", port, path, method }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => done({ status: response.statusCode, type: response.headers["content-type"], body }));
    })
      .on("error", fail)
      .end();
  });

it("gives the page and its files, with their types", async () => {
  const { port } = await start();
  expect(await raw(port, "/")).toEqual({ status: 200, type: "text/html; charset=utf-8", body: "<h1>page</h1>" });
  expect(await raw(port, "/index.html?x=1")).toMatchObject({ status: 200, body: "<h1>page</h1>" });
  expect(await raw(port, "/assets/a%20b.js")).toEqual({ status: 200, type: "text/javascript; charset=utf-8", body: "1" });
  expect(await raw(port, "/", "HEAD")).toMatchObject({ status: 200, body: "" });
  expect(await raw(port, "/missing.js")).toMatchObject({ status: 404 });
  expect(await raw(port, "/", "POST")).toMatchObject({ status: 405 });
});

it.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/assets/../../secret.txt",
  "/..\\secret.txt",
  "/..%5csecret.txt",
  "/../site-other.txt",
  "//secret.txt",
  "/link.txt",
  "/%00",
  "/%ff",
  "/assets",
  "/assets/",
])("does not give %s", async (path) => {
  const { port } = await start();
  expect(await raw(port, path)).toMatchObject({ status: 404, body: "Not found\n" });
});

it("stands under a path", async () => {
  const { port, url } = await start({ prefix: "/a/b/" });
  expect(url).toBe(`http://127.0.0.1:${port}/a/b/`);
  expect(await raw(port, "/a/b/")).toMatchObject({ status: 200, body: "<h1>page</h1>" });
  expect(await raw(port, "/")).toMatchObject({ status: 404 });
  expect(await raw(port, "/a/b/../../../secret.txt")).toMatchObject({ status: 404 });
});

it("goes on to a free port when its own is taken, unless it may not", async () => {
  const first = await start();
  const second = await start({ port: first.port });
  expect(second.port).toBeGreaterThan(first.port);
  expect(second.port).toBeLessThanOrEqual(first.port + 20);
  await expect(serve({ root: folder, port: first.port, strictPort: true })).rejects.toMatchObject({ code: "EADDRINUSE" });
});

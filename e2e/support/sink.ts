// A server on another origin that counts what reaches it. A browser's own reports of requests are no proof: they name requests that were
// refused, and `sendBeacon` says true either way.
import { createServer } from "node:http";

export interface Sink {
  /** "http://127.0.0.1:PORT" */
  readonly origin: string;
  /** The paths asked for so far. */
  readonly paths: Set<string>;
  /** TCP connections opened so far, with or without a request. */
  connections(): number;
  /** Bytes received so far. */
  bytes(): number;
  close(): Promise<void>;
}

/** Answers everything, with permission for every origin, so that nothing but the page's own policy is in the way. */
export async function openSink(): Promise<Sink> {
  const paths = new Set<string>();
  let connections = 0;
  let bytes = 0;
  const pathOf = (url: string | undefined) => new URL(url ?? "/", "http://sink").pathname;
  const server = createServer((request, response) => {
    paths.add(pathOf(request.url));
    const type = pathOf(request.url).includes("script") ? "text/javascript" : "text/plain";
    response.writeHead(200, { "access-control-allow-origin": "*", "content-type": type, "cache-control": "no-store" }).end("");
  });
  server.on("connection", (socket) => {
    connections += 1;
    socket.on("data", (chunk: Uint8Array) => {
      bytes += chunk.length;
    });
  });
  server.on("upgrade", (request, socket) => {
    paths.add(pathOf(request.url));
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the sink has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    paths,
    connections: () => connections,
    bytes: () => bytes,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export interface Served {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}
/** Serve a folder on 127.0.0.1, under a path prefix ("/" or "/a/b/"). Port 0 is any; a taken one moves to the next unless `strictPort`. */
export declare function serve(options: { root: string; port?: number; prefix?: string; strictPort?: boolean }): Promise<Served>;

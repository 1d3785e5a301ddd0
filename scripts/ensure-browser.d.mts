export declare const BROWSER_ARGS: string[];
/** The path of a Chromium that launches, installed first where there is none. */
export declare function ensureBrowser(): Promise<string>;

import { describe, expect, it } from "vitest";
import { inOwnFolder, makeOwnScript, type PolicyFactory } from "./own-script.ts";

const PAGE = "https://host.example/team/writer/index.html?x=1#/seal";

describe("inOwnFolder", () => {
  it("gives the whole address of a script beside the page or below it", () => {
    expect(inOwnFolder("assets/reader.js", PAGE)).toBe("https://host.example/team/writer/assets/reader.js");
    expect(inOwnFolder("https://host.example/team/writer/sw.js", PAGE)).toBe("https://host.example/team/writer/sw.js");
  });

  it.each([
    "https://other.example/team/writer/x.js",
    "//other.example/x.js",
    "/x.js",
    "../x.js",
    "assets/../../x.js",
    "data:text/javascript,1",
    "blob:https://host.example/1",
    "javascript:1",
  ])("refuses %s", (url) => {
    expect(() => inOwnFolder(url, PAGE)).toThrow(TypeError);
  });
});

describe("makeOwnScript", () => {
  it("creates the one policy at the first use and only then", () => {
    const names: string[] = [];
    const factory: PolicyFactory = {
      createPolicy: (name, rules) => {
        names.push(name);
        return { createScriptURL: (url) => ({ trusted: rules.createScriptURL(url) }) };
      },
    };
    const own = makeOwnScript(factory, () => PAGE);
    expect(names).toEqual([]);
    expect(own("a.js")).toEqual({ trusted: "https://host.example/team/writer/a.js" });
    expect(own("b.js")).toEqual({ trusted: "https://host.example/team/writer/b.js" });
    expect(names).toEqual(["own-scripts"]);
  });

  it("checks the address where the browser has no Trusted Types as well", () => {
    const own = makeOwnScript(undefined, () => PAGE);
    expect(own("a.js")).toBe("https://host.example/team/writer/a.js");
    expect(() => own("https://other.example/a.js")).toThrow(TypeError);
  });
});

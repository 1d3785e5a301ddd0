// What is suggested is what the core takes.
import { expect, test } from "vitest";
import { isTimeZone } from "../core/lib/zone.ts";
import { browserZone, browserZones } from "./zones.ts";

test("every suggested zone is one that hours can have, and none comes twice", () => {
  const zones = browserZones();
  expect(zones).toContain("Europe/Stockholm");
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(new Set(zones).size).toBe(zones.length);
  expect(isTimeZone(browserZone())).toBe(true);
});

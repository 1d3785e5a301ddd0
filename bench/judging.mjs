// The verifier beside Cedar, and how a decision and a comparison grow with the Grant. `judge.ts` makes what is run here.
import { medians } from "./median.mjs";

/** One job that runs another some times, so that the clock can tell. */
const times = (count, job) => () => {
  for (let i = 0; i < count; i += 1) job();
};

/**
 * @param {typeof import("./judge.ts")} judge
 * @param {(what: string, value: number, unit: string, bound?: number | { least: number }) => void} row
 */
export async function judging({ comparisonOf, judgeOf }, row) {
  // Imported only here: a fresh machine has no packages before the bench has installed them.
  const { default: cedar } = await import("@cedar-policy/cedar-wasm/nodejs");
  const [ten, thousand, tenThousand] = await Promise.all([10, 1000, 10_000].map((count) => judgeOf(count, cedar)));
  const each = ten.decisions;
  const [ours, theirs, theirsOnMany] = [100, 5, 1];
  const few = await medians({ ours: times(ours, ten.poa), theirs: times(theirs, ten.cedar), large: times(ours, tenThousand.poa) }, 60);
  const many = await medians({ ours: times(ours, thousand.poa), theirs: times(theirsOnMany, thousand.cedar) }, 40);
  const perDecision = (milliseconds, runs) => (milliseconds * 1000) / (runs * each);
  const [on10, on10000, on1000] = [few.ours, few.large, many.ours].map((took) => perDecision(took, ours));
  const [cedarOn10, cedarOn1000] = [perDecision(few.theirs, theirs), perDecision(many.theirs, theirsOnMany)];
  row("a decision, 10 acts (a mix of allowed and refused)", on10, "µs");
  row(`the same by Cedar ${cedar.getCedarVersion()}, policies parsed beforehand`, cedarOn10, "µs");
  row("how many times faster, 10 acts", cedarOn10 / on10, "", { least: 10 });
  row("a decision, 1,000 acts", on1000, "µs");
  row("the same by Cedar", cedarOn1000, "µs");
  row("how many times faster, 1,000 acts", cedarOn1000 / on1000, "", { least: 100 });
  row("a decision, 10,000 acts", on10000, "µs");
  row("growth of a decision from 10 to 10,000 acts", on10000 / on10, "", 2);

  // Ten pairs in turn are as much memory as one of ten times the acts: what is compared is the work, not what the processor still remembers.
  const pairs = Array.from({ length: 10 }, () => comparisonOf(1000));
  const all = () => {
    for (const pair of pairs) pair();
  };
  const compared = await medians({ tenSmall: all, large: comparisonOf(10_000) }, 40);
  row("contains, 1,000 acts on either side (ten pairs in turn)", compared.tenSmall / 10, "ms");
  row("contains, 10,000 acts", compared.large, "ms");
  row("growth of contains from 1,000 to 10,000 acts", compared.large / (compared.tenSmall / 10), "", 12);
  const [only] = pairs;
  const cached = await medians({ only: times(10, only) }, 40);
  row("the same over one pair of 1,000 that stays in the processor's cache", compared.large / (cached.only / 10), "");
}

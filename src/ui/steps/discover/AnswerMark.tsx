/** The four answers of §3a and "not answered": a box with a sign, then the word. Five borders, so that they differ in grey too. */
import type { AreaState } from "../../../core/discovery/codes.ts";

const ANSWERS: Readonly<Record<AreaState, { readonly box: string; readonly sign: string; readonly words: string }>> = {
  found: { box: "found", sign: "…", words: "found" },
  none_found: { box: "none", sign: "0", words: "none found" },
  no_way_to_check: { box: "cant", sign: "?", words: "no way to check" },
  would_need_permission: { box: "perm", sign: "·", words: "would need permission" },
  not_answered: { box: "blank", sign: "–", words: "not answered" },
};

/** One of the five answers, with the number of items where something was found. */
export function AnswerMark({ state, count }: { readonly state: AreaState; readonly count: number }) {
  const { box, sign, words } = ANSWERS[state];
  const number = count > 99 ? "99+" : String(count);
  return (
    <span className={`ans ans--${box}`}>
      <i aria-hidden="true">{state === "found" && count > 0 ? number : sign}</i>
      {words}
      {state === "found" && count > 0 ? <span className="vh">, {count}</span> : null}
    </span>
  );
}

/** The rail of steps, and the same folded into one bar where there is no room for it. Every step can be opened at any time. */

import { Link } from "@tanstack/react-router";
import { Glyph, type GlyphName } from "../parts/Mark.tsx";
import { STEP_GROUPS, STEPS, type StepId, whereOf } from "../steps/index.ts";
import { useFrame } from "./context.ts";
import type { RailState, StepStatus } from "./types.ts";

const NOT_STARTED: StepStatus = { state: "todo" };
const GLYPHS: Readonly<Record<RailState, GlyphName>> = { done: "tick", look: "look", todo: "todo" };
const WORDS: Readonly<Record<RailState, string>> = { done: ", done", look: ", needs a look: ", todo: ", not started" };

interface Current {
  /** The step that is open; absent on a page that is no step. */
  readonly current: StepId | undefined;
}

export function StepRail({ current }: Current) {
  return (
    <nav className="rail" aria-label="Steps">
      <StepGroups current={current} />
    </nav>
  );
}

export function FoldedRail({ current }: Current) {
  const { steps } = useFrame();
  return (
    <details className="fold-steps" key={current ?? "none"}>
      <summary>
        <span>{current === undefined ? "Your way through" : whereOrShort(current)}</span>
        <span className="progress" aria-hidden="true">
          {STEPS.map((step) => (
            <i key={step.id} className={step.id === current ? "is-now" : CELLS[(steps[step.id] ?? NOT_STARTED).state]} />
          ))}
        </span>
        <span className="more">All steps</span>
      </summary>
      <nav aria-label="Steps">
        <StepGroups current={current} />
      </nav>
    </details>
  );
}

const CELLS: Readonly<Record<RailState, string>> = { done: "is-done", look: "is-look", todo: "" };

function whereOrShort(id: StepId): string {
  const step = STEPS.find((candidate) => candidate.id === id);
  return step?.group === "Six questions" ? whereOf(id) : (step?.short ?? "");
}

function StepGroups({ current }: Current) {
  return STEP_GROUPS.map((group) => (
    <div className="rail-group" key={group}>
      <p className="rail-title">{group}</p>
      <ol>
        {STEPS.filter((step) => step.group === group).map((step) => (
          <li key={step.id}>
            <StepLink id={step.id} path={step.path} short={step.short} isCurrent={step.id === current} />
          </li>
        ))}
      </ol>
    </div>
  ));
}

function StepLink({ id, path, short, isCurrent }: { id: StepId; path: (typeof STEPS)[number]["path"]; short: string; isCurrent: boolean }) {
  const { steps } = useFrame();
  const { state, note } = steps[id] ?? NOT_STARTED;
  return (
    <Link to={path} activeOptions={{ exact: true }} className={`step step--${state}`} aria-current={isCurrent ? "step" : undefined}>
      <Glyph name={isCurrent ? "now" : GLYPHS[state]} />
      <span>
        {short}
        {isCurrent && state === "todo" ? null : <span className="vh">{WORDS[state]}</span>}
        {state === "look" ? <span className="look">{note ?? "something is missing"}</span> : null}
      </span>
    </Link>
  );
}

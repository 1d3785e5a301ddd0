/** What an act reaches beyond its name (§7b.3), and a denial too (§7 step 5): said at the act, with the way to end it. */
import type { SiblingNotice } from "../../../core/answers/siblings.ts";
import { effectRow } from "../../../core/catalogue/effects.ts";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { Glyph } from "../../parts/Mark.tsx";
import { listed } from "../../parts/phrases.ts";
import { useActions } from "./actions.ts";

export interface SiblingNotesProps {
  readonly notices: readonly SiblingNotice[];
}

const FEW = 2;

export function SiblingNotes({ notices }: SiblingNotesProps) {
  return notices.map((notice) => <Note key={notice.kind} notice={notice} />);
}

function Note({ notice }: { readonly notice: SiblingNotice }) {
  const { siblings, effect, kind } = notice;
  const verb = effectRow(effect)?.verb ?? effect;
  const names = siblings.map(({ name }) => `“${name}”`);
  const few = siblings.length <= FEW;
  const which = few ? listed(names) : `${siblings.length} other acts that come to the same`;
  return (
    <div className="sibling">
      <Glyph name="look" />
      <div>
        {kind === "lets_through" ? (
          <p>
            This also lets through {which}
            {few ? `, which ${siblings.length === 1 ? "comes" : "come"} to the same` : ""} ({verb}), on the same terms.
          </p>
        ) : (
          <p>
            This also refuses {which}
            {few ? ", and whatever else comes to the same" : ""} ({verb}), unless you allow it by name.
          </p>
        )}
        {kind === "also_denies" ? (
          few ? null : (
            <p className="small">{listed(names)}.</p>
          )
        ) : few ? (
          <SetToNever notice={notice} />
        ) : (
          <Disclosure summary="Which ones, and how to stop them">
            <SetToNever notice={notice} />
          </Disclosure>
        )}
      </div>
    </div>
  );
}

function SetToNever({ notice: { siblings, effect } }: { readonly notice: SiblingNotice }) {
  const { setState } = useActions();
  const kind = effectRow(effect)?.kind;
  if (kind === undefined) return null;
  return (
    <div className="btn-row">
      {siblings.map(({ id, name }) => (
        <button key={id} type="button" className="btn btn--small" onClick={() => setState({ id, effect, kind }, "never")}>
          Set “{name}” to Never
        </button>
      ))}
    </div>
  );
}

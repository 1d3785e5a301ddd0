/** What looks like a secret, each with one press to take it out. The person decides; nothing is accepted before they have (§3a Handling the results). */
import { AREAS } from "../../../core/discovery/codes.ts";
import type { Flag } from "../../../core/discovery/shapes.ts";
import { FindingRow } from "../../parts/FindingRow.tsx";
import { placeWords } from "./item-words.ts";
import { More } from "./More.tsx";
import { clearingOf, type Secret, takeOutAll } from "./masking.ts";
import { Told } from "./Told.tsx";

export interface SecretsProps {
  readonly text: string;
  readonly secrets: readonly Secret[];
  /** Those that only the values of the answer show. */
  readonly written: readonly Pick<Flag, "path" | "raw">[];
  readonly onRedact: (text: string, said: string) => void;
  /** The person says that this is no secret. */
  readonly onClear: (value: string) => void;
}

export function Secrets({ text, secrets, written, onRedact, onClear }: SecretsProps) {
  const count = secrets.length + written.length;
  if (count === 0) return null;
  return (
    <section className="sec sec--near" aria-labelledby="secrets-title">
      <h2 id="secrets-title">{count === 1 ? "One place looks like a secret" : `${count} places look like secrets`}</h2>
      <p>
        What stands there is hidden on this page, and the text is not kept in this browser until you decide. Taking one out here does not
        make it safe: it has been in a window, so change it where it was issued.
      </p>
      {secrets.length < 2 ? null : (
        <div className="btn-row">
          <button
            type="button"
            className="btn btn--small"
            onClick={() => onRedact(takeOutAll(text, secrets), `All ${secrets.length} were taken out.`)}
          >
            Take all {secrets.length} out
          </button>
        </div>
      )}
      <More items={secrets} className="findings">
        {(secret) => (
          <FindingRow
            key={secret.start}
            weight="look"
            kind={`Line ${secret.line}`}
            title={secret.message}
            action={
              <div className="btn-row">
                <button
                  type="button"
                  className="btn btn--small"
                  onClick={() => onRedact(takeOutAll(text, [secret]), `What looked like a secret in line ${secret.line} was taken out.`)}
                >
                  Take it out<span className="vh">, line {secret.line}</span>
                </button>
                <button type="button" className="btn btn--small" onClick={() => onClear(secret.value)}>
                  It is not a secret<span className="vh">, line {secret.line}</span>
                </button>
              </div>
            }
          />
        )}
      </More>
      <More items={written} className="findings">
        {(flag) => (
          <FindingRow
            key={clearingOf(flag)}
            weight="look"
            kind="Written with escapes"
            title={flag.raw}
            why={
              <>
                <Told text={placeWords(flag.path, AREAS)} />: the text spells it otherwise than it is read, so it cannot be pointed at
                there. Change the text, or take the words out that stand there.
              </>
            }
            action={
              <button type="button" className="btn btn--small" onClick={() => onClear(clearingOf(flag))}>
                It is not a secret
              </button>
            }
          />
        )}
      </More>
    </section>
  );
}

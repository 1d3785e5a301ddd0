/** An act that is not the catalogue's: named by what it comes to and by its id. What an agent calls it is quoted, as the agent's words and no more. */
import { effectRow } from "../../../core/catalogue/effects.ts";
import type { Effect } from "../../../core/schema/grant.gen.ts";
import { upperFirst } from "../../parts/phrases.ts";
import { Visible } from "../../parts/Visible.tsx";

export interface AgentWords {
  /** "Buyer's answer". */
  readonly who: string;
  readonly text: string;
}

export function Said({ said }: { readonly said: AgentWords | undefined }) {
  if (said === undefined) return null;
  return (
    <p className="act-said">
      <Visible text={said.who} /> words it so:{" "}
      <q>
        <Visible text={said.text} />
      </q>
    </p>
  );
}

/** "Transfer money `bank.move`"; the id alone where the catalogue does not know what it does. */
export function UnlistedName({ effect, id }: { readonly effect?: Effect | undefined; readonly id: string }) {
  const verb = effect === undefined ? undefined : effectRow(effect)?.verb;
  if (verb === undefined) return <code>{id}</code>;
  return (
    <>
      {upperFirst(verb)} <code className="act-id">{id}</code>
    </>
  );
}

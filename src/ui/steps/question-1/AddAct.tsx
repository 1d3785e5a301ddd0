/** An act of the person's own: its id, the one effect it has, and at once what is decided about it. The Grant holds no name for an act but its id. */
import { useState } from "react";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { TextField } from "../../parts/TextField.tsx";
import { useActions } from "./actions.ts";
import { EffectPicker, NOTHING_PICKED, whole } from "./EffectPicker.tsx";

export function AddAct({ onAdded }: { readonly onAdded: (id: string) => void }) {
  const { addAct } = useActions();
  const [id, setId] = useState("");
  const [picked, setPicked] = useState(NOTHING_PICKED);
  const [refusal, setRefusal] = useState<{ readonly at: "id" | "effect" | "act"; readonly message: string }>();
  const add = (state: "allowed" | "never") => {
    const effect = whole(picked);
    if (id.trim() === "") return setRefusal({ at: "id", message: "Write the act's id." });
    if (!effect) return setRefusal({ at: "effect", message: "Choose what the act does. It has exactly one effect." });
    const message = addAct({ id: id.trim(), ...effect }, state);
    if (message !== undefined) return setRefusal({ at: "act", message });
    setRefusal(undefined);
    setId("");
    setPicked(NOTHING_PICKED);
    onAdded(id.trim());
  };
  return (
    <Disclosure summary="Add an act of your own">
      <div className="card stack">
        <TextField
          id="add-act-id"
          label="Its id"
          help="Lower-case letters, digits and “_”, in parts with points between: northline.place_order. It is how agents and verifiers name the act, so use the name the agent's tool has."
          value={id}
          onChange={(event) => setId(event.currentTarget.value)}
          error={refusal?.at === "id" ? refusal.message : undefined}
          spellCheck={false}
          autoCapitalize="none"
        />
        <EffectPicker
          label="What does it do?"
          error={refusal?.at === "effect" ? refusal.message : undefined}
          picked={picked}
          onPick={setPicked}
        />
        {refusal?.at === "act" ? (
          <p className="err" role="alert">
            {refusal.message}
          </p>
        ) : null}
        <div className="btn-row">
          <button type="button" className="btn" onClick={() => add("allowed")}>
            Add it as allowed
          </button>
          <button type="button" className="btn" onClick={() => add("never")}>
            Add it as never
          </button>
        </div>
      </div>
    </Disclosure>
  );
}

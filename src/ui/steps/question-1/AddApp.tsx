/** Adds an app by hand: what it is called and who provides it; everything else is said afterwards, at the app itself. */
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { Resource } from "../../../core/schema/grant.gen.ts";
import { TextField } from "../../parts/TextField.tsx";
import { useActions } from "./actions.ts";

export interface AddAppProps {
  readonly taken: readonly Resource[];
  /** The act that is to use it; absent: none yet. */
  readonly act?: number;
  readonly onAdded: (id: string, label: string) => void;
}

export function AddApp({ taken, act, onAdded }: AddAppProps) {
  const { addApp } = useActions();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { label: "", provider: "" } });
  if (!open) {
    return (
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Add an app
      </button>
    );
  }
  const add = handleSubmit(({ label, provider }) => {
    const name = label.trim();
    const added = addApp({ label: name, provider: provider.trim() }, act);
    reset();
    setOpen(false);
    onAdded(added, name);
  });
  const needed = (what: string) => (typed: string) => typed.trim() !== "" || what;
  const free = (typed: string) =>
    !taken.some((resource) => resource.label === typed.trim()) || "Another app is called this already. Give this one a name of its own.";
  return (
    <div className="card stack q1-add" role="group" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Add an app</h3>
      <div className="q1-two">
        <TextField
          {...register("label", { validate: { needed: needed("Say what you call the app."), free }, maxLength: tooLong })}
          autoFocus
          id={`${id}-label`}
          label="What do you call it?"
          help="As it should stand in the Letter: “Studio mail”."
          error={formState.errors.label?.message}
          onKeyDown={(event) => onEnter(event, add)}
        />
        <TextField
          {...register("provider", { validate: needed("Say who provides the app."), maxLength: tooLong })}
          id={`${id}-provider`}
          label="Who provides it?"
          help="The company or system behind it: “Gmail”."
          error={formState.errors.provider?.message}
          onKeyDown={(event) => onEnter(event, add)}
        />
      </div>
      <div className="btn-row">
        <button type="button" className="btn" onClick={() => void add()}>
          Add this app
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            reset();
            setOpen(false);
          }}
        >
          Cancel
        </button>
      </div>
    </div>
  );
}

const tooLong = { value: 200, message: "At most 200 characters." };

function onEnter(event: { key: string; nativeEvent: { isComposing: boolean }; preventDefault(): void }, run: () => Promise<void>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  void run();
}

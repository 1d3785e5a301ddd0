/** Which one effect an act has: one of the catalogue's by its kind of result, or another that is named by an https address and brings its own kind. */
import { useId } from "react";
import { CATALOGUE_EFFECTS, effectRow } from "../../../core/catalogue/effects.ts";
import { BINDING_KINDS, KINDS } from "../../../core/catalogue/kinds.ts";
import type { Kind } from "../../../core/schema/grant.gen.ts";
import { Field, useField } from "../../parts/field.tsx";
import { SelectField } from "../../parts/SelectField.tsx";
import { TextField } from "../../parts/TextField.tsx";

/** What is picked so far. `other`: an effect that is not the catalogue's. "" is nothing yet. */
export interface PickedEffect {
  readonly other: boolean;
  readonly effect: string;
  readonly kind: Kind | "";
}

export const NOTHING_PICKED: PickedEffect = { other: false, effect: "", kind: "" };

/** The effect and kind, once both are there. */
export function whole({ effect, kind }: PickedEffect): { readonly effect: string; readonly kind: Kind } | undefined {
  return effect.trim() === "" || kind === "" ? undefined : { effect: effect.trim(), kind };
}

const OTHER = "other";
const ALL_KINDS: readonly Kind[] = ["none", ...BINDING_KINDS];

/** A kind as a heading: what happens by it. */
export function kindTitle(kind: Kind): string {
  return kind === "none" ? "Nothing official: it reads, compares or prepares" : `Something is ${KINDS[kind].label}`;
}

export interface EffectPickerProps {
  readonly label: string;
  readonly id?: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly picked: PickedEffect;
  readonly onPick: (picked: PickedEffect) => void;
  /** Only effects of the catalogue. */
  readonly onlyCatalogue?: boolean;
}

export function EffectPicker({ label, id, help, error, picked, onPick, onlyCatalogue = false }: EffectPickerProps) {
  const fresh = useId();
  const { control, ...ids } = useField({ id: id ?? fresh, help, error });
  const pick = (value: string) => {
    if (value === OTHER) return onPick({ other: true, effect: picked.other ? picked.effect : "", kind: "" });
    const kind = CATALOGUE_EFFECTS.some((effect) => effect === value) ? effectRow(value)?.kind : undefined;
    onPick({ other: false, effect: value, kind: kind ?? "" });
  };
  return (
    <>
      <Field label={label} help={help} error={error} controlId={control.id} {...ids}>
        <select
          className="select"
          {...control}
          value={picked.other ? OTHER : picked.effect}
          onChange={(event) => pick(event.currentTarget.value)}
        >
          <option value="">Choose what it does</option>
          {ALL_KINDS.map((kind) => (
            <optgroup key={kind} label={kindTitle(kind)}>
              {CATALOGUE_EFFECTS.filter((effect) => effectRow(effect)?.kind === kind).map((effect) => (
                <option key={effect} value={effect}>
                  {effectRow(effect)?.verb} ({effect})
                </option>
              ))}
            </optgroup>
          ))}
          {onlyCatalogue ? null : <option value={OTHER}>Something else, named by an https address</option>}
        </select>
      </Field>
      {picked.other ? (
        <div className="q1-two">
          <TextField
            id={`${control.id}-name`}
            label="The effect's name"
            help="An https address. It is a name, matched letter for letter; nothing is ever fetched from it."
            value={picked.effect}
            onChange={(event) => onPick({ ...picked, effect: event.currentTarget.value })}
            inputMode="url"
            spellCheck={false}
          />
          <SelectField
            id={`${control.id}-kind`}
            label="The kind of result"
            help="It decides the ceiling, and how the Letter says it."
            value={picked.kind}
            onChange={(event) => onPick({ ...picked, kind: ALL_KINDS.find((kind) => kind === event.currentTarget.value) ?? "" })}
            options={[{ value: "", label: "Choose the kind" }, ...ALL_KINDS.map((kind) => ({ value: kind, label: kindTitle(kind) }))]}
          />
        </div>
      ) : null}
    </>
  );
}

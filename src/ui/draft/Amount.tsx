/** One limit of money. What was typed stays as typed; an amount that could mean two things is refused with both, and either can be taken. */
import { useEffect, useId } from "react";
import type { MoneyAnswer } from "../../core/answers/answers.ts";
import { readAmount } from "../../core/lib/amount.ts";
import { currencies } from "../../core/lib/money.ts";
import { MoneyField } from "../parts/MoneyField.tsx";
import { Quiet } from "../parts/Quiet.tsx";
import type { SelectOption } from "../parts/SelectField.tsx";
import { useTypedForm } from "./use-typed-form.ts";

export interface AmountProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly value: MoneyAnswer | undefined;
  /** The currency that other amounts of this draft have: offered, and visible beside the amount. */
  readonly usual: string;
  /** The amount that is held beside this one: nothing is converted, so both have to be in one currency. */
  readonly beside?: MoneyAnswer | undefined;
  readonly error: string | undefined;
  readonly tried: boolean;
  readonly onChange: (value: MoneyAnswer | undefined) => void;
}

export function Amount({ id, label, help, value, usual, beside, error, tried, onChange }: AmountProps) {
  const readings = useId();
  const { form, field, choice, left, save } = useTypedForm({ amount: value?.amount ?? "", currency: value?.currency ?? usual }, (typed) => {
    const next = typed.amount.trim() === "" ? undefined : typed;
    if (next?.amount !== value?.amount || (next && next.currency !== value?.currency)) onChange(next);
  });
  // The first currency that is chosen anywhere is offered here too, while nothing is chosen.
  useEffect(() => {
    if (usual !== "" && form.getValues("currency") === "") form.setValue("currency", usual);
  }, [usual, form]);
  const differs = value !== undefined && value.currency !== "" && isOther(beside, value.currency);
  const shown = tried || left.has("amount") ? error : undefined;
  const read = shown === undefined || !value ? undefined : readAmount(value.amount, value.currency);
  const choices = read && !read.ok ? (read.readings ?? []) : [];
  return (
    <div>
      <MoneyField
        id={id}
        label={label}
        help={help}
        error={shown}
        amount={field("amount")}
        currency={choice("currency")}
        currencies={CURRENCIES}
      />
      {differs ? (
        <Quiet notes={[`The amount beside it is in ${beside?.currency}. Nothing is converted: use one currency for both.`]} />
      ) : null}
      {choices.length === 0 ? null : (
        <div className="btn-row readings" role="group" aria-labelledby={readings}>
          <span className="small" id={readings}>
            Did you mean
          </span>
          {choices.map((amount) => (
            <button
              key={amount}
              type="button"
              className="btn btn--small"
              onClick={() => {
                form.setValue("amount", amount);
                save();
                document.getElementById(id)?.focus();
              }}
            >
              {amount}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function isOther(beside: MoneyAnswer | undefined, currency: string): boolean {
  return beside !== undefined && beside.amount.trim() !== "" && beside.currency !== "" && beside.currency !== currency;
}

/** Those that are traded most stand first, so that few people look through the whole list; the others follow in alphabetical order. */
const OFTEN = ["EUR", "USD", "GBP", "JPY", "CNY", "AUD", "CAD", "CHF", "SEK"];

const CURRENCIES: readonly SelectOption[] = [
  { value: "", label: "Currency" },
  ...OFTEN.map((code) => ({ value: code, label: code })),
  ...currencies().flatMap((code) => (OFTEN.includes(code) ? [] : [{ value: code, label: code }])),
];

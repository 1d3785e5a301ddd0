/** An amount with its currency. The amount stays the text that was typed: the core reads it as a decimal and says which form it takes. */

import { type ComponentProps, useId } from "react";
import { FieldError, FieldHelp, type FieldProps, useField } from "./field.tsx";
import type { SelectOption } from "./SelectField.tsx";

export interface MoneyFieldProps extends FieldProps {
  /** For the amount's input: `register("limit.amount")`. */
  readonly amount: Omit<ComponentProps<"input">, keyof FieldProps>;
  /** For the currency's list: `register("limit.currency")`. */
  readonly currency: Omit<ComponentProps<"select">, keyof FieldProps | "children">;
  readonly currencies: readonly SelectOption[];
}

export function MoneyField({ label, id, help, error, amount, currency, currencies }: MoneyFieldProps) {
  const { control, helpId, errorId } = useField({ id, help, error });
  const labelId = useId();
  return (
    <div className={error === undefined ? "field" : "field has-err"}>
      <label htmlFor={control.id} id={labelId}>
        {label}
      </label>
      <FieldHelp id={helpId} help={help} />
      <FieldError id={errorId} error={error} />
      <span className="money">
        <input className="input input--money" type="text" inputMode="decimal" autoComplete="off" {...amount} {...control} />
        <label className="vh" htmlFor={`${control.id}-currency`} id={`${control.id}-currency-label`}>
          Currency
        </label>
        <select className="select" {...currency} id={`${control.id}-currency`} aria-labelledby={`${control.id}-currency-label ${labelId}`}>
          {currencies.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

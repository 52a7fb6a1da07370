import { decimals } from '#shared/constants/money.ts';
import { TextField } from '#web/src/components/text-field.tsx';
import * as messages from './messages.ts';

export interface PriceFieldProps {
  price: number | undefined;
  /** ISO 4217, lower case. */
  currency: string;
  hint?: string;
  error: string | undefined;
}

/** Price in major units, in steps of the smallest amount: 0.01 for gbp, 1 for jpy. 0 is free. */
export function PriceField({
  price,
  currency,
  hint = messages.zeroMakesItFree,
  error,
}: PriceFieldProps) {
  const digits = decimals(currency);
  return (
    <TextField
      label={messages.priceIn(currency.toUpperCase())}
      name="price"
      type="number"
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      min={0}
      step={10 ** -digits}
      required
      autoComplete="off"
      defaultValue={price?.toFixed(digits)}
      hint={hint}
      error={error}
    />
  );
}

import { TextField } from '#web/src/components/text-field.tsx';

export interface PriceFieldProps {
  price: number | undefined;
  /** ISO 4217, lower case. */
  currency: string;
  error: string | undefined;
}

/** Price in major units, in steps of 0.01; 0 is free. */
export function PriceField({ price, currency, error }: PriceFieldProps) {
  return (
    <TextField
      label={`Price in ${currency.toUpperCase()}`}
      name="price"
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      required
      autoComplete="off"
      defaultValue={price?.toFixed(2)}
      hint="0 makes it free."
      error={error}
    />
  );
}

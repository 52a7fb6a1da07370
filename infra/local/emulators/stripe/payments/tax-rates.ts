/** A country's tax in this emulator. All rates are invented: they show the arithmetic, not the law. */
export interface TaxRate {
  country: string;
  name: string;
  percent: number;
  /** Companies of this country that give a tax id owe the tax themselves. */
  reverseCharge?: true;
}

/** The countries in which the local account is registered. Elsewhere it collects nothing, like Stripe Tax. */
export const taxRates: readonly TaxRate[] = [
  { country: 'CA', name: 'Canada', percent: 13 },
  { country: 'CH', name: 'Switzerland', percent: 8.1 },
  { country: 'DE', name: 'Germany', percent: 19, reverseCharge: true },
  { country: 'FR', name: 'France', percent: 20, reverseCharge: true },
  { country: 'GB', name: 'United Kingdom', percent: 20 },
  { country: 'JP', name: 'Japan', percent: 10 },
];

/** Countries to choose from that have no rate. */
export const untaxedCountries = [
  { country: 'NZ', name: 'New Zealand' },
  { country: 'US', name: 'United States' },
] as const;

export const allCountries = [...taxRates, ...untaxedCountries];

/** The tax rate for a buyer, in per cent. */
export function percentFor(country: string, hasTaxId: boolean): number {
  const rate = taxRates.find((one) => one.country === country);
  return rate && !(hasTaxId && rate.reverseCharge) ? rate.percent : 0;
}

import { formatMinor, toMinor } from './money.ts';

/** Stripe's minimum charge in minor units (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const minimumCharges: Readonly<Record<string, number>> = {
  usd: 50,
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
};

/**
 * Returns the minimum charge in minor units; 1 for currencies whose minimum Stripe converts from the account's
 * currency.
 */
export function minimumCharge(currency: string): number {
  return minimumCharges[currency] ?? 1;
}

/** The maximum charge: eight digits in minor units of any currency, £999,999.99 or ¥99,999,999. */
export const maximumCharge = 99_999_999;

/**
 * Stripe's special cases (https://docs.stripe.com/currencies#special-cases): amounts with three decimals end in 0,
 * and ISK and UGX have two decimals that are always 00.
 */
const steps: Readonly<Record<string, number>> = {
  bhd: 10,
  jod: 10,
  kwd: 10,
  omr: 10,
  tnd: 10,
  isk: 100,
  ugx: 100,
};

/** Returns the step of a currency in minor units: every amount is a multiple of it. */
export function chargeStep(currency: string): number {
  return steps[currency] ?? 1;
}

/**
 * Returns why an item cannot have this price, as a sentence for the form field; undefined if it can. 0 is free; any
 * other price must be an amount that Stripe can charge.
 * @param price in major units: 4.5
 */
export function priceProblem(price: number, currency: string, locale: string): string | undefined {
  const priceMinor = toMinor(price, currency);
  if (priceMinor === undefined || priceMinor < 0) return 'Valid price required';
  if (priceMinor === 0) return undefined;
  const [least, step] = [minimumCharge(currency), chargeStep(currency)];
  const written = (minor: number) => formatMinor(minor, currency, locale);
  if (priceMinor < least || priceMinor > maximumCharge) {
    const [from, to] = [least, maximumCharge].map(
      (minor) => Math.floor(minor / step) * step || step,
    );
    return `Price must be 0 or between ${written(from!)} and ${written(to!)}`;
  }
  return priceMinor % step === 0 ? undefined : `Price must be a multiple of ${written(step)}`;
}

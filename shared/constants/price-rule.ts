import { formatMinor, toMinor } from './money.ts';

/**
 * The smallest charge that Stripe takes, in minor units
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
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

/** In minor units; 1 for a currency whose minimum Stripe converts from the account's own. */
export function minimumCharge(currency: string): number {
  return minimumCharges[currency] ?? 1;
}

/**
 * Why an item cannot have this price, in a sentence for the form's field; undefined if it can. Free is 0; whatever is
 * sold must be worth a charge that Stripe takes, or its Checkout could never be opened.
 * @param price in major units, as typed: 4.5
 */
export function priceProblem(price: number, currency: string, locale: string): string | undefined {
  const priceMinor = toMinor(price, currency);
  if (priceMinor === undefined || priceMinor < 0) return 'Valid price required';
  const least = minimumCharge(currency);
  if (priceMinor === 0 || priceMinor >= least) return undefined;
  return `Price must be 0 or at least ${formatMinor(least, currency, locale)}`;
}

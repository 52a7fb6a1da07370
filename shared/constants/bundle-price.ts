import { chargeStep, minimumCharge } from './price-rule.ts';
import { splitPayment } from './split-amount.ts';

interface BundlePart {
  priceMinor: number;
  /** Whether the buyer owns the part. */
  isOwned: boolean;
}

export interface BundlePrice {
  /** What the buyer pays; 0 if they own every part that costs something. */
  dueMinor: number;
  /** The share of each part; 0 for those that they own. */
  sharesMinor: number[];
}

/**
 * Returns the lowest price of a bundle, in minor units: every part needs a share above 0, or refunds of other parts
 * would take its access.
 */
export function minBundlePrice(currency: string, partCount: number): number {
  return Math.max(minCharge(currency), partCount * chargeStep(currency));
}

function minCharge(currency: string): number {
  const step = chargeStep(currency);
  return Math.ceil(minimumCharge(currency) / step) * step;
}

/**
 * Returns what a bundle costs a buyer: its price less the shares of the parts that they own. A part's share of the
 * price is proportional to the part's own price. If less remains than can be charged, the minimum charge is due.
 * @param priceMinor at least `minBundlePrice`
 */
export function bundlePrice(
  priceMinor: number,
  currency: string,
  parts: readonly BundlePart[],
): BundlePrice {
  const step = chargeStep(currency);
  const split = (amountMinor: number, weights: readonly number[]) =>
    splitPayment(amountMinor / step, weights).map((share) => share * step);
  const prices = parts.map((part) => part.priceMinor);
  const shares = split(priceMinor, prices).map((share, index) =>
    parts[index]!.isOwned ? 0 : share,
  );
  const dueMinor = shares.reduce((sum, share) => sum + share, 0);
  const least = minCharge(currency);
  const missing = prices.map((price, index) => (parts[index]!.isOwned ? 0 : price));
  const isAllOwned = missing.every((price) => price === 0);
  if (isAllOwned || dueMinor >= least) return { dueMinor, sharesMinor: shares };
  return { dueMinor: least, sharesMinor: split(least, missing) };
}

import type { Bundle, ChosenPart } from './bundle.ts';

/** A part with the price at which it is sold separately. */
export interface PricedPart extends ChosenPart {
  priceMinor: number;
}

/** The details of a part that is on sale. */
export interface SoldPart {
  title: string;
  amountMinor: number;
  currency: string;
}

/** A chosen part with its current offer; absent if it is not on sale. */
export interface FoundPart extends ChosenPart {
  sold?: SoldPart | undefined;
}

/** Returns why a bundle cannot be sold, in a sentence for administrators; undefined if it can. */
export function saleProblem(
  { priceMinor, currency }: Pick<Bundle, 'priceMinor' | 'currency'>,
  parts: readonly FoundPart[],
): string | undefined {
  const missing = parts.find(({ sold }) => !sold);
  if (missing) return `"${missing.title}" is not on sale. Publish it, or choose another item.`;
  const other = parts.find(({ sold }) => sold!.currency !== currency);
  if (other) {
    const [its, bundles] = [other.sold!.currency, currency].map((one) => one.toUpperCase());
    return `"${other.title}" is sold in ${its} and the bundle in ${bundles}. Choose items of one currency.`;
  }
  const free = parts.find(({ sold }) => sold!.amountMinor === 0);
  if (free) return `"${free.title}" is free. Choose items that cost something.`;
  return priceMinor === 0 ? 'A bundle needs a price.' : undefined;
}

/** Returns what the parts cost separately, in minor units. */
export function sumOfParts(parts: readonly FoundPart[]): number {
  return parts.reduce((sum, { sold }) => sum + (sold?.amountMinor ?? 0), 0);
}

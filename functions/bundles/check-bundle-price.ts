import { minBundlePrice } from '#shared/constants/bundle-price.ts';
import { formatMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Bundle, ChosenPart } from '../domain/bundles/bundle.ts';
import { sumOfParts, type FoundPart } from '../domain/bundles/sale-problem.ts';
import { findSellableItem } from '../domain/orders/sellable-item.ts';
import { AppError } from '../platform/app-error.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';

const concurrency = 8;

/** Reads what each part is sold for by itself, and its current title. */
export function readOffers(parts: readonly ChosenPart[]): Promise<FoundPart[]> {
  return mapConcurrently(parts, concurrency, async (part) => {
    const sold = await findSellableItem(part.resourceType, part.resourceId);
    return { ...part, title: sold?.title ?? part.title, sold };
  });
}

/**
 * Checks a new price of a bundle, as its form does.
 * @throws AppError `validation_failed` with a text for `price`
 */
export async function checkBundlePrice({
  priceMinor,
  currency,
  parts,
}: Pick<Bundle, 'priceMinor' | 'currency' | 'parts'>): Promise<void> {
  checkMinPrice(priceMinor, currency, parts.length);
  checkMaxPrice(priceMinor, currency, await readOffers(parts));
}

/**
 * Checks that a price can be split among the parts.
 * @throws AppError `validation_failed` with a text for `price`
 */
export function checkMinPrice(priceMinor: number, currency: string, partCount: number): void {
  if (priceMinor === 0) throw refusal('A bundle needs a price');
  const minMinor = minBundlePrice(currency, partCount);
  if (priceMinor >= minMinor) return;
  const least = formatMinor(minMinor, currency, siteConfig.locale);
  throw refusal(`The price of ${partCount} items must be at least ${least}`);
}

/**
 * Checks that a price is not more than the parts cost separately.
 * @throws AppError `validation_failed` with a text for `price`
 */
export function checkMaxPrice(
  priceMinor: number,
  currency: string,
  parts: readonly FoundPart[],
): void {
  const sumMinor = sumOfParts(parts);
  if (priceMinor <= sumMinor) return;
  const sum = formatMinor(sumMinor, currency, siteConfig.locale);
  throw refusal(`The price must not be more than its items cost separately: ${sum}`);
}

function refusal(text: string): AppError {
  return new AppError('validation_failed', { fields: { price: text } });
}

import type * as z from 'zod';
import { formatMinor } from '#shared/constants/money.ts';
import type { bundleForm } from '#shared/contracts/bundles.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Bundle } from '../domain/bundles/bundle.ts';
import { saleProblem } from '../domain/bundles/sale-problem.ts';
import { checkPrice } from '../domain/catalogue/check-price.ts';
import { itemKey } from '../domain/items/item-key.ts';
import { AppError } from '../platform/app-error.ts';
import { checkMinPrice, checkMaxPrice, readOffers } from './check-bundle-price.ts';

/** The attributes that the form sets. */
export type FormAttributes = Pick<
  Bundle,
  'title' | 'priceMinor' | 'shortDescription' | 'longDescription' | 'parts'
>;

/**
 * Reads the form. A description that it does not contain stays as it is; an empty one is removed.
 * @throws AppError `validation_failed` if the price cannot be charged or split, or is more than the items cost
 * separately, or if an item is chosen twice, is free, is not on sale, or is priced in another currency
 */
export async function readBundleForm(
  { title, price, parts, shortDescription, longDescription }: z.output<typeof bundleForm>,
  currency: string,
  before: Partial<FormAttributes> = {},
): Promise<FormAttributes> {
  const priceMinor = checkPrice(price, currency);
  checkMinPrice(priceMinor, currency, parts.length);
  const keys = parts.map(itemKey);
  if (new Set(keys).size < keys.length) throw refusal('An item is chosen twice');
  const found = await readOffers(
    parts.map((part) => ({ ...part, title: knownTitle(before, part) })),
  );
  const problem = saleProblem({ priceMinor, currency }, found);
  if (problem) throw refusal(problem);
  checkMaxPrice(priceMinor, currency, found);
  return {
    title,
    priceMinor,
    shortDescription: (shortDescription ?? before.shortDescription) || undefined,
    longDescription: (longDescription ?? before.longDescription) || undefined,
    parts: found.map(({ sold: _sold, ...part }) => part),
  };
}

function knownTitle(
  { parts = [] }: Partial<FormAttributes>,
  { resourceType, resourceId }: z.output<typeof bundleForm>['parts'][number],
): string {
  const known = parts.find(
    (part) => part.resourceType === resourceType && part.resourceId === resourceId,
  );
  return known?.title ?? resourceId;
}

function refusal(text: string): AppError {
  return new AppError('validation_failed', { fields: { parts: text } });
}

/** The form's values as text, for the audit log. */
export function describeBundle(
  { title, priceMinor, shortDescription, longDescription, parts }: FormAttributes,
  currency: string,
): Record<string, string> {
  return {
    title,
    price: formatMinor(priceMinor, currency, siteConfig.locale),
    items: parts.map((part) => part.title).join(', '),
    shortDescription: shortDescription ?? '',
    longDescription: longDescription ?? '',
  };
}

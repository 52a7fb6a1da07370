import type * as z from 'zod';
import { formatMinor } from '#shared/constants/money.ts';
import type { productForm } from '#shared/contracts/products.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { checkPrice } from '../catalogue/check-price.ts';
import type { Product } from './product.ts';

/** The attributes that the product form sets. */
type FormAttributes = Pick<
  Product,
  'title' | 'priceMinor' | 'category' | 'shortDescription' | 'longDescription'
>;

/**
 * Reads the form. A description that it does not name stays as it is; an empty one is removed.
 * @throws AppError `validation_failed` if the price cannot be charged
 */
export function readProductForm(
  { title, price, category, shortDescription, longDescription }: z.output<typeof productForm>,
  currency: string,
  before: Partial<FormAttributes> = {},
): FormAttributes {
  return {
    title,
    priceMinor: checkPrice(price, currency),
    category,
    shortDescription: (shortDescription ?? before.shortDescription) || undefined,
    longDescription: (longDescription ?? before.longDescription) || undefined,
  };
}

/** The form's values as text, for the audit log. */
export function describeProduct(
  { title, priceMinor, category, shortDescription, longDescription }: FormAttributes,
  currency: string,
): Record<string, string> {
  return {
    title,
    price: formatMinor(priceMinor, currency, siteConfig.locale),
    category,
    shortDescription: shortDescription ?? '',
    longDescription: longDescription ?? '',
  };
}

import type * as z from 'zod';
import { formatMinor } from '#shared/constants/money.ts';
import type { productForm } from '#shared/contracts/products.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { checkPrice } from '../catalogue/check-price.ts';
import { describeTags, readTags } from '../catalogue/read-tags.ts';
import { readFileList } from '../previews/file-list-choice.ts';
import type { Product } from './product.ts';

/** The attributes that the product form sets. */
type FormAttributes = Pick<
  Product,
  | 'title'
  | 'priceMinor'
  | 'category'
  | 'author'
  | 'tags'
  | 'shortDescription'
  | 'longDescription'
  | 'previewPages'
  | 'excerptSeconds'
  | 'fileList'
>;

/**
 * Reads the form. An author, tags, a description or a preview setting that it does not contain stay as they are; empty
 * ones are removed.
 * @throws AppError `validation_failed` if the price cannot be charged
 */
export function readProductForm(
  {
    title,
    price,
    category,
    author,
    tags,
    shortDescription,
    longDescription,
    previewPages,
    excerptSeconds,
    fileList,
  }: z.output<typeof productForm>,
  currency: string,
  before: Partial<FormAttributes> = {},
): FormAttributes {
  return {
    title,
    priceMinor: checkPrice(price, currency),
    category,
    author: (author ?? before.author) || undefined,
    tags: readTags(tags, before.tags),
    shortDescription: (shortDescription ?? before.shortDescription) || undefined,
    longDescription: (longDescription ?? before.longDescription) || undefined,
    previewPages: (previewPages ?? before.previewPages) || undefined,
    excerptSeconds: (excerptSeconds ?? before.excerptSeconds) || undefined,
    fileList: readFileList(fileList, before.fileList),
  };
}

/** The form's values as text, for the audit log. */
export function describeProduct(product: FormAttributes, currency: string): Record<string, string> {
  const { title, priceMinor, category, shortDescription, longDescription } = product;
  return {
    title,
    price: formatMinor(priceMinor, currency, siteConfig.locale),
    category,
    author: product.author ?? '',
    tags: describeTags(product.tags),
    shortDescription: shortDescription ?? '',
    longDescription: longDescription ?? '',
    previewPages: String(product.previewPages ?? 0),
    excerptSeconds: String(product.excerptSeconds ?? 0),
    fileList: product.fileList ?? 'hidden',
  };
}

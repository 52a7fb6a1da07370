import type * as z from 'zod';
import { formatMinor } from '#shared/constants/money.ts';
import type { articleForm } from '#shared/contracts/articles-admin.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { checkPrice } from '../catalogue/check-price.ts';
import type { Article } from './article.ts';

/** The attributes that the article form sets. */
type FormAttributes = Pick<
  Article,
  'title' | 'shortDescription' | 'longDescription' | 'priceMinor' | 'category'
>;

/** @throws AppError `validation_failed` if the price cannot be charged */
export function readArticleForm(
  form: z.output<typeof articleForm>,
  currency: string,
): FormAttributes {
  const { title, shortDescription, longDescription, price, category } = form;
  const priceMinor = checkPrice(price, currency);
  return { title, shortDescription, longDescription, priceMinor, category };
}

/** The form's values as text, for the audit log. */
export function describeArticle(
  { title, shortDescription, longDescription, priceMinor, category }: FormAttributes,
  currency: string,
): Record<string, string> {
  const price = formatMinor(priceMinor, currency, siteConfig.locale);
  return { title, price, category, shortDescription, longDescription };
}

import type * as z from 'zod';
import { formatMinor } from '#shared/constants/money.ts';
import type { articleForm } from '#shared/contracts/articles-admin.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { checkPrice } from '../catalogue/check-price.ts';
import { readFileList } from '../previews/file-list-choice.ts';
import type { Article } from './article.ts';

/** The attributes that the article form sets. */
type FormAttributes = Pick<
  Article,
  | 'title'
  | 'shortDescription'
  | 'longDescription'
  | 'priceMinor'
  | 'category'
  | 'previewPages'
  | 'fileList'
>;

/**
 * Reads the form. Preview settings that it does not contain stay as they are.
 * @throws AppError `validation_failed` if the price cannot be charged
 */
export function readArticleForm(
  form: z.output<typeof articleForm>,
  currency: string,
  before: Partial<FormAttributes> = {},
): FormAttributes {
  const { title, shortDescription, longDescription, price, category } = form;
  const priceMinor = checkPrice(price, currency);
  const previewPages = (form.previewPages ?? before.previewPages) || undefined;
  const fileList = readFileList(form.fileList, before.fileList);
  return { title, shortDescription, longDescription, priceMinor, category, previewPages, fileList };
}

/** The form's values as text, for the audit log. */
export function describeArticle(article: FormAttributes, currency: string): Record<string, string> {
  const { title, shortDescription, longDescription, priceMinor, category } = article;
  return {
    title,
    price: formatMinor(priceMinor, currency, siteConfig.locale),
    category,
    shortDescription,
    longDescription,
    previewPages: String(article.previewPages ?? 0),
    fileList: article.fileList ?? 'hidden',
  };
}

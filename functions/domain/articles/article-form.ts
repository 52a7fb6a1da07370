import type * as z from 'zod';
import { formatMinor } from '#shared/constants/money.ts';
import type { articleForm } from '#shared/contracts/articles-admin.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { checkPrice } from '../catalogue/check-price.ts';
import { describeTags, readTags } from '../catalogue/read-tags.ts';
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
  | 'author'
  | 'tags'
  | 'previewPages'
  | 'fileList'
>;

/**
 * Reads the form. An author, tags or a preview setting that it does not contain stay as they are; empty ones are
 * removed.
 * @throws AppError `validation_failed` if the price cannot be charged
 */
export function readArticleForm(
  form: z.output<typeof articleForm>,
  currency: string,
  before: Partial<FormAttributes> = {},
): FormAttributes {
  const { title, shortDescription, longDescription, price, category } = form;
  const priceMinor = checkPrice(price, currency);
  const author = (form.author ?? before.author) || undefined;
  const previewPages = (form.previewPages ?? before.previewPages) || undefined;
  const fileList = readFileList(form.fileList, before.fileList);
  return {
    title,
    shortDescription,
    longDescription,
    priceMinor,
    category,
    author,
    tags: readTags(form.tags, before.tags),
    previewPages,
    fileList,
  };
}

/** The form's values as text, for the audit log. */
export function describeArticle(article: FormAttributes, currency: string): Record<string, string> {
  const { title, shortDescription, longDescription, priceMinor, category } = article;
  return {
    title,
    price: formatMinor(priceMinor, currency, siteConfig.locale),
    category,
    author: article.author ?? siteConfig.brand.company,
    tags: describeTags(article.tags),
    shortDescription,
    longDescription,
    previewPages: String(article.previewPages ?? 0),
    fileList: article.fileList ?? 'hidden',
  };
}

import type { ArticleDetail, ArticleSummary } from '#shared/contracts/articles.ts';
import { fromMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { meanRating } from '../ratings/mean-rating.ts';
import { descriptionHtml } from '#shared/descriptions/description-html.ts';
import type { Article, ArticleRow } from './article.ts';

/** Shown in place of missing values. */
const defaults = {
  title: 'Untitled Article',
  longDescription: 'No description available',
  category: 'Uncategorized',
  imageUrl: '/article-placeholder.jpg',
  author: siteConfig.brand.company,
};

export function toSummary(row: ArticleRow): ArticleSummary {
  return {
    id: row.id,
    title: row.title || defaults.title,
    shortDescription: row.shortDescription,
    price: fromMinor(row.priceMinor, row.currency),
    currency: row.currency,
    isFree: row.priceMinor === 0,
    category: row.category || defaults.category,
    imageUrl: row.imageUrl ?? defaults.imageUrl,
    author: row.author ?? defaults.author,
    tags: row.tags,
    pages: row.pages,
    publishedAt: plausibleDate(row.publishedAt),
    views: row.views || undefined,
    ...(row.ratingCount && { rating: meanRating(row), ratingCount: row.ratingCount }),
  };
}

export function toDetail(article: Article): ArticleDetail {
  const longDescription = article.longDescription || defaults.longDescription;
  return {
    ...toSummary(article),
    longDescription,
    description: longDescription,
    descriptionHtml: descriptionHtml(longDescription),
    fileSizeBytes: article.file?.sizeBytes,
  };
}

/** Hides implausible dates: only years from 2000 to 2100 are shown. */
function plausibleDate(iso: string | undefined): string | undefined {
  const year = iso ? new Date(iso).getUTCFullYear() : Number.NaN;
  return year >= 2000 && year <= 2100 ? iso : undefined;
}

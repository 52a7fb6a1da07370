import { categoryLabel } from '#shared/articles/category-label.ts';
import { isBy } from '#shared/authors/is-by.ts';
import type { ArticleSort, ArticleSummary } from '#shared/contracts/articles.ts';
import { byRelevance, findByText } from '#shared/search/find-by-text.ts';
import { hasTag } from '#shared/tags/tidy-tags.ts';
import { compareValues } from '../../platform/compare-values.ts';

export interface ArticleFilter {
  q?: string;
  category?: string;
  tag?: string;
  author?: string;
  sort?: ArticleSort;
}

type Compare = (a: ArticleSummary, b: ArticleSummary) => number;

const newest: Compare = (a, b) => compareValues(b.publishedAt ?? '', a.publishedAt ?? '');

/** Ties go to the newer article, then to the title, so that pages never overlap. */
const orders: Record<Exclude<ArticleSort, 'relevance'>, Compare> = {
  popular: (a, b) => (b.views ?? 0) - (a.views ?? 0),
  newest,
  rating: (a, b) =>
    (b.rating ?? 0) - (a.rating ?? 0) || (b.ratingCount ?? 0) - (a.ratingCount ?? 0),
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
};

/**
 * The matching articles in the requested order; by default, best match first for a search and newest first otherwise.
 */
export function findArticles(
  articles: readonly ArticleSummary[],
  { q = '', category, tag, author, sort = 'relevance' }: ArticleFilter,
): ArticleSummary[] {
  const shelf = articles
    .filter((article) => !category || categoryLabel(article.category) === category)
    .filter(({ tags }) => hasTag(tags, tag))
    .filter(isBy(author))
    .sort((a, b) => newest(a, b) || a.title.localeCompare(b.title));
  const found = findByText(shelf, q, searchTexts);
  if (sort === 'relevance') return byRelevance(found);
  return found.map(({ row }) => row).sort(orders[sort]);
}

/** Category labels with their counts, in alphabetical order. */
export function countCategories(
  articles: readonly ArticleSummary[],
): { label: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of articles) {
    const label = categoryLabel(category);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

function searchTexts({
  title,
  shortDescription,
  category,
  author,
  tags = [],
}: ArticleSummary): string[] {
  return [title, [category, author, ...tags].join(' '), shortDescription];
}

import { categoryLabel } from '#shared/articles/category-label.ts';
import type { ArticlePage } from '#shared/contracts/article-page.ts';
import type { ArticleSummary } from '#shared/contracts/articles.ts';
import { creditOf } from '../authors/credit-of.ts';
import { relatedCount } from '../catalogue/related-count.ts';
import { presentEditions } from '../editions/present-editions.ts';
import { readPreviews, toPreviews } from '../previews/present-preview.ts';
import type { Article } from './article.ts';
import { readCatalogue } from './catalogue.ts';
import { toDetail } from './present-article.ts';

/** Returns everything that an article's page shows; for owners also the SHA-256 of its files. */
export async function toPage(article: Article, owned = false): Promise<ArticlePage> {
  const detail = toDetail(article);
  const [{ rows }, previews, editions, credit] = await Promise.all([
    readCatalogue(),
    readPreviews('articles', article),
    presentEditions('articles', article, owned || article.priceMinor === 0),
    creditOf(detail.author),
  ]);
  const { contents, language } = article;
  const related = relatedArticles(article, rows);
  return {
    ...detail,
    // The site's own name, which an article without an author shows, is set by the site.
    author: (article.author && credit.author) || detail.author,
    authorNote: credit.authorNote,
    contents,
    language,
    editions,
    ...toPreviews('articles', article, previews, editions[0]),
    related,
  };
}

/** Returns other articles of the same category, the most read first; ties go to the newer one. */
export function relatedArticles(
  { id, category }: Pick<Article, 'id' | 'category'>,
  articles: readonly ArticleSummary[],
): ArticleSummary[] {
  const label = categoryLabel(category);
  return articles
    .filter((other) => other.id !== id && categoryLabel(other.category) === label)
    .sort(
      (a, b) =>
        (b.views ?? 0) - (a.views ?? 0) || (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''),
    )
    .slice(0, relatedCount);
}

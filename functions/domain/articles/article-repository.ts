import { getItem, listItems, putItem } from '../catalogue/catalogue-repository.ts';
import type { Article, ArticleRow } from './article.ts';

export function getArticle(id: string): Promise<Article | undefined> {
  return getItem<Article>('articles', id);
}

/** Writes the whole article and increments the catalogue version in one transaction. */
export function saveArticle(article: Article): Promise<void> {
  return putItem('articles', article);
}

/** Every published article, newest first, without the long texts. */
export function listPublished(): Promise<ArticleRow[]> {
  return listItems<ArticleRow>('articles', 'published');
}

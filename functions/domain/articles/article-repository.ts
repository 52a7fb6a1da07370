import { getItem, getPublished, putItem } from '../catalogue/catalogue-repository.ts';
import type { Article } from './article.ts';

export function getArticle(id: string): Promise<Article | undefined> {
  return getItem<Article>('articles', id);
}

/** Reads an article that visitors can see; undefined for all others. */
export function getPublishedArticle(id: string): Promise<Article | undefined> {
  return getPublished<Article>('articles', id);
}

/** Writes the whole article and increments the catalogue version in one transaction. */
export function saveArticle(article: Article): Promise<void> {
  return putItem('articles', article);
}

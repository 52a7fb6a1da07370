import { createAuthorFinder, type Author } from '../../domain/authors/author.ts';
import { readCatalogue as readArticles } from '../../domain/articles/catalogue.ts';
import { readCatalogue as readEpisodes } from '../../domain/podcasts/catalogue.ts';
import { readCatalogue as readProducts } from '../../domain/products/catalogue.ts';
import { logger } from '../../platform/logger.ts';

/**
 * Counts the published items of an author in the catalogues, which are cached. Their lists may still have old names.
 * @returns undefined if they cannot be read. It does not throw, because the author's change is already saved.
 */
export async function countItemsOf(
  id: string,
  authors: readonly Author[],
): Promise<number | undefined> {
  const find = createAuthorFinder(authors);
  try {
    const lists = await Promise.all([readArticles(), readEpisodes(), readProducts()]);
    const items = lists.flatMap(({ rows }) => rows as readonly { author?: string }[]);
    return items.filter(({ author }) => author && find(author)?.id === id).length;
  } catch (error) {
    logger.warn('items of an author not counted', { id, error });
    return undefined;
  }
}

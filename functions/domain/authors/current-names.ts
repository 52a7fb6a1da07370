import { readAuthors } from './author-repository.ts';
import { createAuthorFinder, type Author } from './author.ts';

/** An item whose author may have been renamed. */
export interface Authored {
  author?: string;
  /** The name on the item's row, if the admin area spells it differently or the author has been renamed since. */
  storedAuthor?: string;
}

/** Returns a function that gives an item the current name of its author. Names that are not in the admin area stay. */
export function createRenamer(
  authors: readonly Author[],
): <Item extends Authored>(item: Item) => Item {
  const find = createAuthorFinder(authors);
  return (item) => {
    const { author: stored } = item;
    const name = stored ? find(stored)?.name : undefined;
    return name === undefined || name === stored
      ? item
      : { ...item, author: name, storedAuthor: stored };
  };
}

/** Returns an item with the current name of its author. One small read, if it has one. */
export async function withCurrentName<Item extends Authored>(item: Item): Promise<Item> {
  return item.author ? createRenamer((await readAuthors()).authors)(item) : item;
}

/** Returns items with the current names of their authors. One small read for all of them. */
export async function withCurrentNames<Item extends Authored>(
  items: readonly Item[],
): Promise<Item[]> {
  if (!items.some(({ author }) => author)) return [...items];
  return items.map(createRenamer((await readAuthors()).authors));
}

import { authorKey } from './author-key.ts';

/** Returns a function that tells whether an item is by an author; without a wanted one, every item is. */
export function isBy(wanted = ''): (item: { author?: string | undefined }) => boolean {
  const key = authorKey(wanted);
  return (item) => key === '' || authorKey(item.author ?? '') === key;
}

import { itemWords } from '#shared/site-words/item.ts';
import { ItemPart } from './item-part.tsx';

/** Who wrote it, with the site's line about them if it has one. */
export function AuthorNote({ author }: { author: string }) {
  const line = itemWords.authors[author];
  if (!line) return null;
  return (
    <ItemPart heading={author}>
      <p>{line}</p>
    </ItemPart>
  );
}

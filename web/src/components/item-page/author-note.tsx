import type { AuthorNote as AuthorText } from '#shared/contracts/author-note.ts';
import { itemWords } from '#shared/site-words/item.ts';
import { AuthorAvatar } from './author-avatar.tsx';
import styles from './author-note.module.css';
import { pictureOf } from './author-picture.ts';
import { ItemPart } from './item-part.tsx';

interface AuthorNoteProps {
  author: string | undefined;
  /** What the seller says about them in the admin area. */
  note: AuthorText | undefined;
}

/** The author with their picture and a text: the seller's from the admin area, else the site's, if there is one. */
export function AuthorNote({ author, note }: AuthorNoteProps) {
  if (author === undefined) return null;
  const shown = note ?? siteNote(author);
  if (!shown) return null;
  return (
    <ItemPart heading={author}>
      <div className={styles.note}>
        <AuthorAvatar author={author} picture={shown.pictureUrl} />
        <p>{shown.line}</p>
      </div>
    </ItemPart>
  );
}

function siteNote(author: string): AuthorText | undefined {
  const words = Object.hasOwn(itemWords.authors, author) ? itemWords.authors[author] : undefined;
  return words && { line: words.line, pictureUrl: pictureOf(words) };
}

import { itemWords } from '#shared/site-words/item.ts';
import styles from './author-note.module.css';
import { initialsOf, pictureOf } from './author-picture.ts';
import { ItemPart } from './item-part.tsx';

/** The author, with their picture and the site's text about them, if there is one. */
export function AuthorNote({ author }: { author: string }) {
  const words = itemWords.authors[author];
  if (!words) return null;
  const picture = pictureOf(words);
  return (
    <ItemPart heading={author}>
      <div className={styles.note}>
        {picture ? (
          <img src={picture} alt="" width="64" height="64" loading="lazy" className={styles.face} />
        ) : (
          <span aria-hidden className={styles.face}>
            {initialsOf(author)}
          </span>
        )}
        <p>{words.line}</p>
      </div>
    </ItemPart>
  );
}

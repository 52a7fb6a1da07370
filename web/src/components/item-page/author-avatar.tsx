import styles from './author-note.module.css';
import { initialsOf } from './author-picture.ts';

/** The picture of an author, or their initials. */
export function AuthorAvatar({ author, picture }: { author: string; picture: string | undefined }) {
  return picture ? (
    <img src={picture} alt="" width="64" height="64" loading="lazy" className={styles.avatar} />
  ) : (
    <span aria-hidden className={styles.avatar}>
      {initialsOf(author)}
    </span>
  );
}

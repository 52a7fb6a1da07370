import * as messages from './messages.ts';
import { PageLink } from './page-link.tsx';
import styles from './tag-filter.module.css';

export interface TagFilterProps {
  /** The tag by which a list is filtered. */
  tag: string | undefined;
  /** The list without the tag. */
  to: string;
  /** Whether nothing has the tag, for a list that does not say so itself. */
  isEmpty?: boolean;
}

/** Says by which tag a list is filtered, with a link that takes it off. */
export function TagFilter({ tag, to, isEmpty = false }: TagFilterProps) {
  if (!tag) return null;
  return (
    <p className={styles.filter}>
      {isEmpty ? messages.nothingTagged(tag) : messages.tagged(tag)}{' '}
      <PageLink to={to}>{messages.showAll}</PageLink>
    </p>
  );
}

import * as messages from './messages.ts';
import { PageLink } from './page-link.tsx';
import styles from './tag-filter.module.css';

export interface TagFilterProps {
  /** The tag by which a list is filtered. */
  tag: string | undefined;
  /** The list without the tag. */
  to: string;
}

/** Says by which tag a list is filtered, with a link that takes it off. */
export function TagFilter({ tag, to }: TagFilterProps) {
  if (!tag) return null;
  return (
    <p className={styles.filter}>
      {messages.tagged(tag)} <PageLink to={to}>{messages.showAll}</PageLink>
    </p>
  );
}

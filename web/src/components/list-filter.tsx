import * as messages from './messages.ts';
import { PageLink } from './page-link.tsx';
import styles from './list-filter.module.css';

export interface ListFilterProps {
  /** The tag and the author by which a list is filtered. */
  tag: string | undefined;
  author: string | undefined;
  /** The list without them. */
  to: string;
  /** Whether nothing matches, for a list that does not say so itself. */
  isEmpty?: boolean;
}

/** Says by which tag or author a list is filtered, with a link that takes them off. */
export function ListFilter({ tag, author, to, isEmpty = false }: ListFilterProps) {
  if (!tag && !author) return null;
  return (
    <p className={styles.filter}>
      {author && `${(isEmpty ? messages.nothingBy : messages.by)(author)} `}
      {tag && `${(isEmpty ? messages.nothingTagged : messages.tagged)(tag)} `}
      <PageLink to={to}>{messages.showAll}</PageLink>
    </p>
  );
}

import { PageLink } from '../page-link.tsx';
import styles from './tag-links.module.css';

export interface TagLinksProps {
  tags: readonly string[];
  /** The path of the list that the links filter. */
  list: string;
  /** The id of the list's section, if the page has others above it. */
  section?: string;
}

/** The tags of an item, each with a link to everything that has it. */
export function TagLinks({ tags, list, section }: TagLinksProps) {
  const place = section ? `#${section}` : '';
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink to={`${list}?${new URLSearchParams({ tag })}${place}`}>{tag}</PageLink>
        </li>
      ))}
    </ul>
  );
}

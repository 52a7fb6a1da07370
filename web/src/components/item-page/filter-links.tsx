import { PageLink } from '../page-link.tsx';
import styles from './filter-links.module.css';

export interface FilterLinksProps {
  by: 'author' | 'tag';
  values: readonly string[];
  /** The path of the list that the links filter. */
  list: string;
  /** The id of the list's section, if the page has others above it. */
  section?: string;
}

/** The tags of an item, or its author, each with a link to everything that has it. */
export function FilterLinks({ by, values, list, section }: FilterLinksProps) {
  const place = section ? `#${section}` : '';
  return (
    <ul className={styles.links}>
      {values.map((value) => (
        <li key={value}>
          <PageLink to={`${list}?${new URLSearchParams({ [by]: value })}${place}`}>
            {value}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

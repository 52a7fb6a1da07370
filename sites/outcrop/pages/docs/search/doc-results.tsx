import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import type { DocHit } from './search-docs.ts';
import styles from './doc-search.module.css';

export interface DocResultsProps {
  q: string;
  hits: readonly DocHit[];
  onClear: () => void;
}

export function DocResults({ q, hits, onClear }: DocResultsProps) {
  const clear = (
    <Button variant="secondary" size="sm" onClick={onClear}>
      Clear search
    </Button>
  );
  if (hits.length === 0) {
    return (
      <div className={styles.results} role="status">
        <Notice tone="empty" title={`Nothing about “${q}”`} action={clear}>
          Try one word: the name of a rule, of an option, or a word of the message that you see.
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles.results}>
      <div className={styles.head}>
        <p role="status">
          {hits.length} {hits.length === 1 ? 'place' : 'places'} for “{q}”
        </p>
        {clear}
      </div>
      <ul className={styles.list}>
        {hits.map(({ id, title, section, excerpt }) => (
          <li key={id}>
            <SiteLink to={`/docs#${id}`} className={styles.hit}>
              {title}
            </SiteLink>
            {section && <span className={styles.section}>{section}</span>}
            <p className={styles.excerpt}>{excerpt}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

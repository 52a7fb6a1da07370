import type { Edition } from '#shared/contracts/editions.ts';
import { formatPublished } from '../../lib/dates.ts';
import { FileList, type FileAccess } from './file-list.tsx';
import styles from './item-editions.module.css';
import { ItemPart } from './item-part.tsx';
import * as messages from './messages.ts';

export interface ItemEditionsProps {
  /** Newest first. */
  editions: readonly Edition[];
  item: { resourceType: 'article' | 'product'; id: string };
  access: FileAccess;
}

/** The files of an item, and below them those of its earlier editions, which its owners keep. */
export function ItemEditions({ editions, item, access }: ItemEditionsProps) {
  const [last, ...earlier] = editions;
  if (!last) return null;
  // The download button of a single file is beside the price.
  const isOnly = earlier.length === 0 && last.files.length === 1;
  const rest = { item, access: isOnly ? undefined : access };
  return (
    <ItemPart id="files" heading={messages.files}>
      <EditionFacts edition={last} />
      <FileList files={last.files} {...rest} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{messages.earlierEditions(earlier.length)}</summary>
          <ol>
            {earlier.map((edition) => (
              <li key={edition.number}>
                <EditionFacts edition={edition} />
                <FileList files={edition.files} {...rest} edition={edition.number} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </ItemPart>
  );
}

function EditionFacts({ edition: { number, publishedAt, changes } }: { edition: Edition }) {
  return (
    <>
      <p className={styles.facts}>
        <strong>{messages.editionNumber(number)}</strong>
        <time dateTime={publishedAt}>{formatPublished(publishedAt)}</time>
      </p>
      {changes && <p className={styles.changes}>{changes}</p>}
    </>
  );
}

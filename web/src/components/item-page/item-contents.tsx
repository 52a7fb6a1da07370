import { ItemPart } from './item-part.tsx';
import styles from './item-contents.module.css';
import * as messages from './messages.ts';

/** The headings of a file, from its own outline. */
export function ItemContents({ contents }: { contents: readonly string[] | undefined }) {
  if (!contents?.length) return null;
  return (
    <ItemPart heading={messages.contents}>
      <ol className={styles.contents}>
        {contents.map((heading, index) => (
          <li key={index}>{heading}</li>
        ))}
      </ol>
    </ItemPart>
  );
}

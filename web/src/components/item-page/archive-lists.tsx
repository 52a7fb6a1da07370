import type { FileList } from '#shared/contracts/file-list.ts';
import styles from './archive-lists.module.css';
import { filesText } from './archive-facts.ts';
import { ArchiveTree } from './archive-tree.tsx';
import { ItemPart } from './item-part.tsx';
import * as messages from './messages.ts';

/** What is in the archives of an item. Long lists are folded. */
export function ArchiveLists({ lists }: { lists: readonly FileList[] | undefined }) {
  if (!lists?.length) return null;
  return (
    <ItemPart id="archive" heading={messages.inArchive}>
      {lists.map((list) => (
        <div key={list.file} className={styles.archive}>
          <p className={styles.facts}>
            <strong>{list.name}</strong>
            <span>{filesText(list)}</span>
          </p>
          <ArchiveTree list={list} />
        </div>
      ))}
    </ItemPart>
  );
}

import type { FileList } from '#shared/contracts/file-list.ts';
import styles from './archive-lists.module.css';
import { filesText } from './archive-facts.ts';
import { ArchiveTree } from './archive-tree.tsx';
import { ItemPart } from './item-part.tsx';
import * as messages from './messages.ts';

/** The contents of an item's archives. Long lists are collapsed. */
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

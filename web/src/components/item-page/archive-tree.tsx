import type { FileList, ListedEntry } from '#shared/contracts/file-list.ts';
import { formatFileSize } from '../../lib/format-file-size.ts';
import { formatCount } from '../../lib/format-count.ts';
import styles from './archive-lists.module.css';
import { entriesIn, missingFiles, type FolderEntry } from './archive-entries.ts';
import { filesText } from './archive-facts.ts';
import * as messages from './messages.ts';

/** Longer lists are collapsed: the folders of an archive, and the files of a folder. */
const shownAtOnce = 50;

/** The folders and files of an archive. Folders are open if the whole list is short, or if there is only one. */
export function ArchiveTree({ list }: { list: FileList }) {
  const isOpen = list.entries.length <= shownAtOnce;
  return <Folder {...{ isOpen }} folder={{ files: list.files, within: entriesIn(list.entries) }} />;
}

interface FolderProps {
  folder: Pick<FolderEntry, 'files' | 'within'>;
  isOpen: boolean;
}

function Folder({ folder, isOpen }: FolderProps) {
  const { within } = folder;
  const rest = within.slice(shownAtOnce);
  const missing = missingFiles(folder);
  const isOnly = within.length === 1;
  const item = (entry: FolderEntry, index: number) => (
    <li key={index}>
      {entry.files === undefined ? (
        <FileRow entry={entry} />
      ) : (
        <FolderRow entry={entry} {...{ isOpen, isOnly }} />
      )}
    </li>
  );
  return (
    <>
      <ul className={styles.entries}>
        {within.slice(0, shownAtOnce).map(item)}
        {missing > 0 && rest.length === 0 && <Missing count={missing} />}
      </ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{messages.showMoreEntries(formatCount(rest.length))}</summary>
          <ul className={styles.entries}>
            {rest.map(item)}
            {missing > 0 && <Missing count={missing} />}
          </ul>
        </details>
      )}
    </>
  );
}

interface FolderRowProps {
  entry: FolderEntry;
  isOpen: boolean;
  isOnly: boolean;
}

function FolderRow({ entry, isOpen, isOnly }: FolderRowProps) {
  const { name, files = 0, sizeBytes } = entry;
  return (
    <details open={isOpen || isOnly} className={styles.folder}>
      <summary>
        <span className={styles.name}>
          <bdi>{name}</bdi>/
        </span>
        <span className={styles.size}>{filesText({ files, sizeBytes })}</span>
      </summary>
      <Folder folder={entry} isOpen={isOpen} />
    </details>
  );
}

function FileRow({ entry: { name, sizeBytes } }: { entry: ListedEntry }) {
  return (
    <span className={styles.file}>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.size}>{formatFileSize(sizeBytes)}</span>
    </span>
  );
}

function Missing({ count }: { count: number }) {
  return (
    <li className={styles.missing}>{messages.moreFilesNotListed(count, formatCount(count))}</li>
  );
}

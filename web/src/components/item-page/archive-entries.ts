import type { ListedEntry } from '#shared/contracts/file-list.ts';

export interface FolderEntry extends ListedEntry {
  /** What is listed of a folder; nothing in a file. */
  within: FolderEntry[];
}

/** The entries of a list within their folders. */
export function entriesIn(entries: readonly ListedEntry[]): FolderEntry[] {
  const top: FolderEntry[] = [];
  const path: FolderEntry[] = [];
  for (const listed of entries) {
    const entry = { ...listed, within: [] };
    (path[listed.depth - 1]?.within ?? top).push(entry);
    path[listed.depth] = entry;
  }
  return top;
}

/** How many files of a folder are left out of the list, those of folders aside that are listed. */
export function missingFiles({ files = 0, within }: Pick<FolderEntry, 'files' | 'within'>): number {
  return within.reduce((left, entry) => left - (entry.files ?? 1), files);
}

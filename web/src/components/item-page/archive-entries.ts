import type { ListedEntry } from '#shared/contracts/file-list.ts';

export interface FolderEntry extends ListedEntry {
  /** The listed contents of a folder; empty for a file. */
  within: FolderEntry[];
}

/** Nests the entries of a list in their folders. */
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

/** Counts the files of a folder that the list omits, without those in listed subfolders. */
export function missingFiles({ files = 0, within }: Pick<FolderEntry, 'files' | 'within'>): number {
  return within.reduce((left, entry) => left - (entry.files ?? 1), files);
}

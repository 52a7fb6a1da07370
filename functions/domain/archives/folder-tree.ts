import type { ArchiveEntry } from './archive.ts';

export interface Folder {
  folders: Map<string, Folder>;
  /** Their paths are reduced to their names. */
  files: ArchiveEntry[];
  /** The number of files in it and in its folders. */
  fileCount: number;
  sizeBytes: number;
}

/** The most nested folders with an entry of their own; anything deeper is named by its path. */
const maxDepth = 8;

const newFolder = (): Folder => ({ folders: new Map(), files: [], fileCount: 0, sizeBytes: 0 });

/** Arranges the entries of an archive as a tree of folders. */
export function folderTree(entries: readonly ArchiveEntry[]): Folder {
  const root = newFolder();
  for (const { path, sizeBytes } of entries) {
    const names = path.split('/').filter((name) => name !== '' && name !== '.');
    const within = names.slice(0, Math.min(names.length - 1, maxDepth));
    let folder = add(root, sizeBytes);
    for (const name of within) {
      const inside = folder.folders.get(name) ?? newFolder();
      folder.folders.set(name, inside);
      folder = add(inside, sizeBytes);
    }
    folder.files.push({ path: names.slice(within.length).join('/'), sizeBytes });
  }
  return root;
}

function add(folder: Folder, sizeBytes: number): Folder {
  folder.fileCount += 1;
  folder.sizeBytes += sizeBytes;
  return folder;
}

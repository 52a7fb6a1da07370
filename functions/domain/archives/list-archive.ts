import type { Archive, ArchiveEntry } from './archive.ts';
import { folderTree, type Folder } from './folder-tree.ts';
import { visibleName } from './visible-name.ts';

/** A folder or a file as listed; a folder has the number of files in it and in its folders. */
export interface Listed {
  depth: number;
  name: string;
  sizeBytes: number;
  files?: number;
}

export interface Listing {
  files: number;
  /** The unpacked size of all files. */
  sizeBytes: number;
  /** Each folder is followed by its contents. */
  entries: Listed[];
}

export interface ListingLimits {
  entries: number;
  /** The most bytes of the entries as JSON. */
  bytes: number;
}

/** Files that operating systems add to archives. */
const added = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$)/;
const byName = new Intl.Collator('en', { numeric: true });

interface Node extends Listed {
  within: Node[];
}

/**
 * Lists the contents of an archive: folders first, by name. If they exceed the limits, the deepest entries are left
 * out; the counts include them.
 */
export function listArchive({ entries }: Archive, limits: ListingLimits): Listing {
  const root = folderTree(entries.filter(({ path }) => !added.test(path)));
  return {
    files: root.fileCount,
    sizeBytes: root.sizeBytes,
    entries: keptNodes(root, limits).flatMap(flat),
  };
}

/** Chooses the entries to list, level by level, until the limits are reached. */
function keptNodes(root: Folder, limits: ListingLimits): Node[] {
  const kept: Node[] = [];
  const levels: { folder: Folder; depth: number; into: Node[] }[] = [
    { folder: root, depth: 0, into: kept },
  ];
  let left = limits.entries;
  let leftBytes = limits.bytes;
  for (const { folder, depth, into } of levels) {
    for (const { inside, ...listed } of within(folder, depth)) {
      leftBytes -= Buffer.byteLength(JSON.stringify(listed));
      left -= 1;
      if (left < 0 || leftBytes < 0) return kept;
      const node: Node = { ...listed, within: [] };
      into.push(node);
      if (inside) levels.push({ folder: inside, depth: depth + 1, into: node.within });
    }
  }
  return kept;
}

function within({ folders, files }: Folder, depth: number): (Listed & { inside?: Folder })[] {
  const inner = [...folders].map(([name, folder]) => joined(name, folder));
  return [
    ...inner
      .sort((a, b) => byName.compare(a.name, b.name))
      .map(({ name, folder }) => ({
        depth,
        name: visibleName(name),
        sizeBytes: folder.sizeBytes,
        files: folder.fileCount,
        inside: folder,
      })),
    ...files
      .sort((a, b) => byName.compare(a.path, b.path))
      .map(({ path, sizeBytes }: ArchiveEntry) => ({ depth, name: visibleName(path), sizeBytes })),
  ];
}

/** Joins a folder with its only content if that is another folder: `src/main`. */
function joined(name: string, folder: Folder): { name: string; folder: Folder } {
  const [only] = folder.folders;
  if (folder.files.length > 0 || folder.folders.size !== 1 || !only) return { name, folder };
  return joined(`${name}/${only[0]}`, only[1]);
}

function flat({ within: inside, ...listed }: Node): Listed[] {
  return [listed, ...inside.flatMap(flat)];
}

import { publicFiles } from '../domain/uploads/stored-files.ts';
import type { StoredFile } from '../domain/uploads/upload.ts';
import type { ItemWithFiles } from './item-changes.ts';

/** Returns the objects that an item no longer references after a change, except those of its editions. */
export function replacedFiles(item: ItemWithFiles, changes: Partial<ItemWithFiles>): StoredFile[] {
  const kept = new Set(filesOf({ ...item, ...changes }).map(keyOf));
  return filesOf(item).filter((file) => !kept.has(keyOf(file)));
}

function filesOf(item: ItemWithFiles): StoredFile[] {
  const originals = [item.audio?.key].filter((key) => key !== undefined);
  const urls = [
    item.imageUrl,
    item.previewImageUrl,
    item.artworkUrl,
    item.feedArtworkUrl,
    item.preview?.url,
  ];
  return [
    ...originals.map((key) => ({ bucket: 'private' as const, key })),
    ...urls.flatMap(publicFiles),
  ];
}

function keyOf({ bucket, key }: StoredFile): string {
  return `${bucket}/${key}`;
}

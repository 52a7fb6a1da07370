import type { ItemPreview, ManagedPreview } from '#shared/contracts/item-preview.ts';
import { previewId } from './preview-id.ts';
import { previewKey, type Drawing } from './preview-keys.ts';
import { getPreview } from './preview-repository.ts';
import type { PreviewKind, PreviewRow } from './preview.ts';
import { isMade, wantedPreview, type PreviewedItem } from './wanted-preview.ts';

/** The public pages of an item for its page; undefined if none are public, or not yet. */
export async function readItemPreview(
  kind: PreviewKind,
  item: PreviewedItem,
): Promise<ItemPreview | undefined> {
  const want = wantedPreview(item);
  return want && toItemPreview(kind, item, await getPreview(previewId(kind, item.id)));
}

/** Never more than the item wants now, whatever has been drawn before. */
export function toItemPreview(
  kind: PreviewKind,
  item: PreviewedItem,
  row: PreviewRow | undefined,
): ItemPreview | undefined {
  const want = wantedPreview(item);
  const { drawing = 0, fileKey, pages = [], ofPages = 0 } = row?.made ?? {};
  if (!want || fileKey !== want.fileKey || pages.length === 0) return undefined;
  const place: Drawing = { kind, itemId: item.id, drawing };
  const urlOf = (page: number, width: 640 | 1200) =>
    `/media/${encodeURI(previewKey(place, page, width))}`;
  return {
    pages: pages.slice(0, want.pages).map((page, index) => ({
      smallUrl: urlOf(index + 1, 640),
      url: urlOf(index + 1, 1200),
      ...page,
    })),
    ofPages,
  };
}

/** How an item's preview stands, for administrators. */
export async function readManagedPreview(
  kind: PreviewKind,
  item: PreviewedItem,
): Promise<ManagedPreview> {
  return toManagedPreview(item, await getPreview(previewId(kind, item.id)));
}

export function toManagedPreview(item: PreviewedItem, row: PreviewRow | undefined): ManagedPreview {
  const { previewPages: pages = 0 } = item;
  const want = wantedPreview(item);
  if (!want) return { pages, state: 'none' };
  if (isMade(row?.made, want)) return { pages, state: 'made' };
  const { fileKey, problem } = row?.made ?? {};
  const isSettled = row?.state === 'settled' && fileKey === want.fileKey;
  return isSettled && problem ? { pages, state: 'failed', problem } : { pages, state: 'making' };
}

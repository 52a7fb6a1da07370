import { isPublished } from '../catalogue/publication.ts';
import type { MadePreview } from './preview.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';

/** The attributes of an item that decide about its preview. */
export interface PreviewedItem extends CatalogueItem {
  /** How many pages of its PDF, or chapters of its EPUB, are public; absent is none. */
  previewPages?: number;
  /** What is in its archives is public; absent if not. */
  fileList?: 'shown';
  file?: { key: string; sizeBytes: number };
}

export interface WantedPreview {
  format: 'pdf' | 'epub';
  fileKey: string;
  sizeBytes: number;
  /** Of an EPUB, chapters. */
  pages: number;
}

/**
 * Which pages or chapters of which file are to be public; undefined if none are: what is not published has no public
 * file.
 */
export function wantedPreview(item: PreviewedItem | undefined): WantedPreview | undefined {
  if (!item || !isPublished(item)) return undefined;
  const { previewPages = 0, file } = item;
  const format = (['pdf', 'epub'] as const).find((ending) => file?.key.endsWith(`.${ending}`));
  if (previewPages < 1 || !file || !format) return undefined;
  return { format, fileKey: file.key, sizeBytes: file.sizeBytes, pages: previewPages };
}

/** Whether what was made is what is wanted. What could not be drawn is tried again at every change. */
export function isMade(made: MadePreview | undefined, want: WantedPreview | undefined): boolean {
  if (!want) return made !== undefined && made.fileKey === undefined;
  const { fileKey, pages, ofPages = 0, chapters, ofChapters = 0 } = made ?? {};
  if (fileKey !== want.fileKey) return false;
  return want.format === 'epub'
    ? chapters?.length === Math.min(want.pages, ofChapters)
    : pages?.length === Math.min(want.pages, ofPages);
}

/** When a scheduled item is published, and its pages with it. */
export function wantedLater(item: PreviewedItem | undefined): string | undefined {
  const { shelf, publishedAt, previewPages = 0 } = item ?? {};
  const isScheduled = shelf === 'published' && previewPages > 0 && item && !isPublished(item);
  return isScheduled ? publishedAt : undefined;
}

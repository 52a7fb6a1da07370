import { isPublished } from '../catalogue/publication.ts';
import { excerptExtensions, type ExcerptFormat } from './preview-keys.ts';
import type { MadePreview } from './preview.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';

/** The attributes of an item that decide about its preview. */
export interface PreviewedItem extends CatalogueItem {
  /** How many pages of its PDF, or chapters of its EPUB, are public; none if absent. */
  previewPages?: number;
  /** How many seconds of its recording or film are public; none if absent. */
  excerptSeconds?: number;
  /** Present if the contents of its archives are public. */
  fileList?: 'shown';
  file?: { key: string; sizeBytes: number };
}

interface WantedFile {
  fileKey: string;
  sizeBytes: number;
}

/** Public pages, or chapters of an EPUB. */
export interface WantedPages extends WantedFile {
  format: 'pdf' | 'epub';
  pages: number;
}

/** The public beginning of a recording or a film. */
export interface WantedExcerpt extends WantedFile {
  format: ExcerptFormat;
  seconds: number;
}

export type WantedPreview = WantedPages | WantedExcerpt;

const excerptFormats = Object.keys(excerptExtensions) as ExcerptFormat[];
const formats = ['pdf', 'epub', ...excerptFormats] as const;

/**
 * Returns which part of which file is to be public; undefined if none is. Items that are not published have no public
 * files.
 */
export function wantedPreview(item: PreviewedItem | undefined): WantedPreview | undefined {
  if (!item?.file || !isPublished(item)) return undefined;
  const { previewPages: pages = 0, excerptSeconds: seconds = 0, file } = item;
  const { key: fileKey, sizeBytes } = file;
  const format = formats.find((extension) => fileKey.endsWith(`.${extension}`));
  if (format === 'pdf' || format === 'epub') {
    return pages > 0 ? { format, fileKey, sizeBytes, pages } : undefined;
  }
  return format && seconds > 0 ? { format, fileKey, sizeBytes, seconds } : undefined;
}

/** Whether the preview matches the settings. A failed one never does: it is tried again at every change. */
export function isMade(made: MadePreview | undefined, want: WantedPreview | undefined): boolean {
  if (!want) return made !== undefined && made.fileKey === undefined;
  const { fileKey, pages, ofPages = 0, chapters, ofChapters = 0, excerpt } = made ?? {};
  if (fileKey !== want.fileKey) return false;
  switch (want.format) {
    case 'pdf':
      return pages?.length === Math.min(want.pages, ofPages);
    case 'epub':
      return chapters?.length === Math.min(want.pages, ofChapters);
    default:
      return excerpt?.wantedSeconds === want.seconds;
  }
}

/** Returns when a scheduled item is published, together with its preview. */
export function wantedLater(item: PreviewedItem | undefined): string | undefined {
  const { shelf, publishedAt, previewPages = 0, excerptSeconds = 0 } = item ?? {};
  const isWanted = previewPages > 0 || excerptSeconds > 0;
  const isScheduled = shelf === 'published' && isWanted && item && !isPublished(item);
  return isScheduled ? publishedAt : undefined;
}

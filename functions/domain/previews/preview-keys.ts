import { maxPreviewPages } from '#shared/constants/max-preview-pages.ts';
import type { PreviewKind } from '../preview-requests/preview-id.ts';

/** Widths in pixels: a phone at two to three pixels per point, and a column of text at two. */
export const previewWidths = [640, 1200] as const;
type PreviewWidth = (typeof previewWidths)[number];

/** The prefix in the public bucket. Only the function `previews` writes and deletes objects under it. */
export const previewPrefix = 'previews/';

export interface Drawing {
  kind: PreviewKind;
  itemId: string;
  /** The number of the drawing. Each has object names of its own: deleting an old one never affects a new one. */
  drawing: number;
}

/**
 * Returns the key of a page's picture.
 * @param page from 1
 */
export function previewKey(
  { kind, itemId, drawing }: Drawing,
  page: number,
  width: PreviewWidth,
): string {
  return `${previewPrefix}${kind}/${itemId}/${drawing}/${page}-${width}.webp`;
}

/**
 * The extension of an excerpt by the format of what it is cut from: the same container, or MP4 for those that not every
 * browser plays.
 */
export const excerptExtensions = {
  mp3: 'mp3',
  wav: 'wav',
  flac: 'flac',
  m4a: 'm4a',
  mp4: 'mp4',
  m4v: 'mp4',
  mov: 'mp4',
  mkv: 'mp4',
  webm: 'webm',
} as const;
export type ExcerptFormat = keyof typeof excerptExtensions;

export function excerptKey({ kind, itemId, drawing }: Drawing, format: ExcerptFormat): string {
  return `${previewPrefix}${kind}/${itemId}/${drawing}/excerpt.${excerptExtensions[format]}`;
}

/** Lists the keys of all objects that a drawing may have. */
export function keysOfDrawing(drawing: Drawing): string[] {
  const pictures = Array.from({ length: maxPreviewPages }, (_, index) =>
    previewWidths.map((width) => previewKey(drawing, index + 1, width)),
  ).flat();
  const formats = Object.keys(excerptExtensions) as ExcerptFormat[];
  return [...new Set([...pictures, ...formats.map((format) => excerptKey(drawing, format))])];
}

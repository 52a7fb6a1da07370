import { mostPreviewPages } from '#shared/constants/most-preview-pages.ts';
import type { PreviewKind } from './preview.ts';

/** A phone's width at two to three pixels a point, and a column of text at two. */
export const previewWidths = [640, 1200] as const;
type PreviewWidth = (typeof previewWidths)[number];

/** In the public bucket. Only the function `previews` writes and deletes below it. */
export const previewPrefix = 'previews/';

export interface Drawing {
  kind: PreviewKind;
  itemId: string;
  /** Each drawing has names of its own, so that deleting an old one never hits a new one. */
  drawing: number;
}

/** @param page from 1 */
export function previewKey(
  { kind, itemId, drawing }: Drawing,
  page: number,
  width: PreviewWidth,
): string {
  return `${previewPrefix}${kind}/${itemId}/${drawing}/${page}-${width}.webp`;
}

export type ExcerptFormat = 'mp3' | 'wav';

export function excerptKey({ kind, itemId, drawing }: Drawing, format: ExcerptFormat): string {
  return `${previewPrefix}${kind}/${itemId}/${drawing}/excerpt.${format}`;
}

/** Every object that a drawing may have. */
export function keysOfDrawing(drawing: Drawing): string[] {
  const pictures = Array.from({ length: mostPreviewPages }, (_, index) =>
    previewWidths.map((width) => previewKey(drawing, index + 1, width)),
  ).flat();
  return [...pictures, excerptKey(drawing, 'mp3'), excerptKey(drawing, 'wav')];
}

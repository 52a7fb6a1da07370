import type { CatalogueKind } from '../items/catalogue-kind.ts';

/** The catalogues with previews made from their files. */
export type PreviewKind = Exclude<CatalogueKind, 'podcasts' | 'bundles'>;

export function previewId(kind: PreviewKind, itemId: string): string {
  return `${kind}#${itemId}`;
}

export function readPreviewId(id: string): { kind: PreviewKind; itemId: string } {
  const mark = id.indexOf('#');
  return { kind: id.slice(0, mark) as PreviewKind, itemId: id.slice(mark + 1) };
}

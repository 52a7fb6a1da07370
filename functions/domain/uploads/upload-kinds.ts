import { fileExtension, type OfferedFile } from '#shared/constants/upload-rules.ts';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import type { CatalogueKind, EditedKind } from '../items/catalogue-kind.ts';

interface KindFacts {
  catalogue: Exclude<CatalogueKind, 'bundles'> | 'authors';
  /** The noun in audit events. */
  noun: 'article' | 'podcast' | 'product' | 'author';
  holds: 'picture' | 'preview' | 'main file' | 'other file';
}

/** The catalogue and the bucket of each kind of upload. */
export const uploadKinds = {
  'article-pdf': { catalogue: 'articles', noun: 'article', holds: 'main file' },
  'article-extra': { catalogue: 'articles', noun: 'article', holds: 'other file' },
  'article-cover': { catalogue: 'articles', noun: 'article', holds: 'picture' },
  'product-cover': { catalogue: 'products', noun: 'product', holds: 'picture' },
  'product-file': { catalogue: 'products', noun: 'product', holds: 'main file' },
  'product-extra': { catalogue: 'products', noun: 'product', holds: 'other file' },
  'podcast-artwork': { catalogue: 'podcasts', noun: 'podcast', holds: 'picture' },
  'podcast-preview': { catalogue: 'podcasts', noun: 'podcast', holds: 'preview' },
  'podcast-audio': { catalogue: 'podcasts', noun: 'podcast', holds: 'main file' },
  'author-picture': { catalogue: 'authors', noun: 'author', holds: 'picture' },
} as const satisfies Record<UploadKind, KindFacts>;

/** The kinds of files that belong to an item. */
export type ItemUploadKind = Exclude<UploadKind, 'author-picture'>;

/** Returns the catalogue whose editions contain files of a kind; undefined for other files. */
export function editedKindOf(kind: UploadKind): EditedKind | undefined {
  const { catalogue, holds } = uploadKinds[kind];
  if (holds !== 'main file' && holds !== 'other file') return undefined;
  return catalogue === 'podcasts' ? undefined : catalogue;
}

/** The download paths of private originals. */
const downloadPaths: Record<
  (typeof uploadKinds)[ItemUploadKind]['noun'],
  (itemId: string) => string
> = {
  article: (itemId) => `/api/articles/${itemId}/download`,
  podcast: (itemId) => `/download/podcasts/${itemId}`,
  product: (itemId) => `/download/products/${itemId}`,
};

/** The end of the key of an author's picture, after the upload's id. */
export const portraitSuffix = '-256.webp';

/** Returns the key prefix of all objects of an upload, in both buckets. */
export function fileStem(kind: UploadKind, itemId: string, uploadId: string): string {
  return `${uploadKinds[kind].catalogue}/${itemId}/${uploadId}`;
}

/** Returns the URL of the file once it is accepted, if its type is the declared one. */
export function fileUrl(
  kind: UploadKind,
  itemId: string,
  uploadId: string,
  file: Pick<OfferedFile, 'name' | 'type'>,
): string {
  const stem = `/media/${fileStem(kind, itemId, uploadId)}`;
  if (kind === 'author-picture') return stem + portraitSuffix;
  const { noun, holds } = uploadKinds[kind];
  if (holds === 'main file') return downloadPaths[noun](itemId);
  if (holds === 'other file') return `${downloadPaths[noun](itemId)}/${uploadId}`;
  return holds === 'picture' ? `${stem}-960.webp` : `${stem}.${fileExtension(kind, file)}`;
}

import type { Article } from '../domain/articles/article.ts';
import type { CatalogueItem } from '../domain/catalogue/catalogue-repository.ts';
import { publishWithFile } from '../domain/catalogue/change-publication.ts';
import type { EditedItem } from '../domain/editions/editions-of.ts';
import type { Episode, PublicAudio } from '../domain/podcasts/episode.ts';
import { uploadKinds, type ItemUploadKind } from '../domain/uploads/upload-kinds.ts';
import type { UploadRow } from '../domain/uploads/upload.ts';
import { nowIso } from '../platform/clock.ts';
import type { CheckedFile, NewObject, PreparedPreview } from './check-file.ts';
import { previewSuffix, squareSuffix } from './draw-pictures.ts';

/** The file attributes of all kinds of items. */
export type ItemWithFiles = CatalogueItem &
  Partial<
    Pick<Article, 'imageUrl' | 'previewImageUrl' | 'pages' | 'contents' | 'language'> &
      Pick<Episode, 'artworkUrl' | 'feedArtworkUrl' | 'preview' | 'audio'>
  > &
  Pick<EditedItem, 'file' | 'priceMinor' | 'edition'>;

/** An upload for an item. */
export interface ItemUpload extends UploadRow {
  kind: ItemUploadKind;
}

const urlOf = ({ key }: NewObject) => `/media/${key}`;

/**
 * Returns the changes of an item when a file is published. The first main file also publishes an item that waits for
 * it.
 */
export function itemChanges(
  row: ItemUpload,
  item: ItemWithFiles,
  checked: CheckedFile,
): Partial<ItemWithFiles> {
  const { holds } = uploadKinds[row.kind];
  const at = nowIso();
  return {
    ...newFiles(row, item, checked),
    updatedAt: at,
    ...(holds === 'main file' && publishWithFile(item, at)),
  };
}

/** Whether a preview is cut from a new recording: if the item has none, or one cut from the last recording. */
export function wantsPreview({ preview }: ItemWithFiles): boolean {
  return !preview || /-preview\.\w+$/.test(preview.url);
}

function newFiles(
  row: ItemUpload,
  item: ItemWithFiles,
  checked: CheckedFile,
): Partial<ItemWithFiles> {
  const [main] = checked.objects;
  const { sizeBytes, fileName } = row;
  const { contentType, key } = main;
  const extension = key.slice(key.lastIndexOf('.'));
  const file = { key, name: savedName(fileName, extension), sizeBytes };
  const { durationSeconds = 0 } = checked;
  switch (row.kind) {
    // The item's editions decide about these.
    case 'article-pdf':
    case 'article-extra':
    case 'product-file':
    case 'product-extra':
      return {};
    case 'article-cover':
      return { imageUrl: picture(checked), previewImageUrl: picture(checked, previewSuffix) };
    case 'product-cover':
      return { imageUrl: picture(checked) };
    case 'podcast-artwork':
      return { artworkUrl: picture(checked), feedArtworkUrl: picture(checked, squareSuffix) };
    case 'podcast-preview':
      return { preview: published(main, main.body?.length ?? sizeBytes, durationSeconds) };
    case 'podcast-audio':
      return {
        audio: { ...file, contentType, durationSeconds },
        // A preview cut from the last recording is removed even if none can be cut from this one.
        ...(wantsPreview(item) && { preview: checked.preview && cutPreview(checked.preview) }),
      };
  }
}

function picture({ objects }: CheckedFile, suffix = '-960.webp'): string {
  return urlOf(objects.find(({ key }) => key.endsWith(suffix))!);
}

function published(object: NewObject, sizeBytes: number, durationSeconds: number): PublicAudio {
  const { contentType } = object;
  return { url: urlOf(object), contentType, sizeBytes, durationSeconds };
}

function cutPreview({ object, durationSeconds }: PreparedPreview): PublicAudio {
  return published(object, object.body.length, durationSeconds);
}

/** Returns the name under which buyers save a file: the uploaded name, with the extension of the actual type. */
export function savedName(fileName: string, extension: string): string {
  const name = fileName.replaceAll(/[/\\\p{Cc}]/gu, '-');
  return name.toLowerCase().endsWith(extension) ? name : `${name}${extension}`;
}

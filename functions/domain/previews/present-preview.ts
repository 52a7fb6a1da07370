import type { Edition } from '#shared/contracts/editions.ts';
import type { FileList } from '#shared/contracts/file-list.ts';
import type {
  ChapterPreview,
  Excerpt,
  ItemPreview,
  ManagedPreview,
  PreviewState,
} from '#shared/contracts/item-preview.ts';
import type { EditionFile } from '../editions/edition.ts';
import { previewId, type PreviewKind } from '../preview-requests/preview-id.ts';
import { unpackEntries } from './listed-archive.ts';
import { unpackChapter } from './packed-chapter.ts';
import { excerptKey, previewKey, type Drawing } from './preview-keys.ts';
import { getPreview } from './preview-repository.ts';
import type { PreviewRow } from './preview.ts';
import { isListed, wantedLists, wantsLists, type ListedItem } from './wanted-lists.ts';
import { isMade, wantedPreview, type PreviewedItem, type WantedPreview } from './wanted-preview.ts';

/** Reads the stored previews of an item; undefined if it has none to show. */
export async function readPreviews(
  kind: PreviewKind,
  item: PreviewedItem,
): Promise<PreviewRow | undefined> {
  const isWanted = wantedPreview(item) !== undefined || wantsLists(item);
  return isWanted ? getPreview(previewId(kind, item.id)) : undefined;
}

interface ShownPreviews {
  preview?: ItemPreview;
  chapterPreview?: ChapterPreview;
  excerpt?: Excerpt;
  fileLists?: FileList[];
}

/** Returns the previews of an item for its page. */
export function toPreviews(
  kind: PreviewKind,
  item: PreviewedItem,
  row: PreviewRow | undefined,
  edition: Edition | undefined,
): ShownPreviews {
  const preview = toItemPreview(kind, item, row);
  const fileLists = toFileLists(item, row, edition);
  const chapterPreview = toChapterPreview(item, row);
  const excerpt = toExcerpt(kind, item, row);
  return {
    ...(preview && { preview }),
    ...(chapterPreview && { chapterPreview }),
    ...(excerpt && { excerpt }),
    ...(fileLists.length > 0 && { fileLists }),
  };
}

/** Returns the public pages; never more than the item's current setting, whatever was drawn before. */
export function toItemPreview(
  kind: PreviewKind,
  item: PreviewedItem,
  row: PreviewRow | undefined,
): ItemPreview | undefined {
  const want = wantedPreview(item);
  const { drawing = 0, fileKey, pages = [], ofPages = 0 } = row?.made ?? {};
  if (want?.format !== 'pdf' || fileKey !== want.fileKey || pages.length === 0) return undefined;
  const shown: Drawing = { kind, itemId: item.id, drawing };
  const urlOf = (page: number, width: 640 | 1200) =>
    `/media/${encodeURI(previewKey(shown, page, width))}`;
  return {
    pages: pages.slice(0, want.pages).map((page, index) => ({
      smallUrl: urlOf(index + 1, 640),
      url: urlOf(index + 1, 1200),
      ...page,
    })),
    ofPages,
  };
}

/** Like `toItemPreview`, for chapters; nothing is shown after a chapter that is cut. */
export function toChapterPreview(
  item: PreviewedItem,
  row: PreviewRow | undefined,
): ChapterPreview | undefined {
  const want = wantedPreview(item);
  const { fileKey, chapters = [], ofChapters = 0, language } = row?.made ?? {};
  if (want?.format !== 'epub' || fileKey !== want.fileKey) return undefined;
  const shown = chapters
    .slice(0, want.pages)
    .map((packed) => unpackChapter(packed))
    .filter(({ blocks }) => blocks.length > 0);
  if (shown.length === 0) return undefined;
  return { chapters: shown, ofChapters, ...(language && { language }) };
}

/** Like `toItemPreview`, for an excerpt; never longer than the item's current setting. */
export function toExcerpt(
  kind: PreviewKind,
  item: PreviewedItem,
  row: PreviewRow | undefined,
): Excerpt | undefined {
  const want = wantedPreview(item);
  const { drawing = 0, fileKey, excerpt } = row?.made ?? {};
  if (!want || !('seconds' in want) || !excerpt || fileKey !== want.fileKey) return undefined;
  if (excerpt.wantedSeconds > want.seconds) return undefined;
  const key = excerptKey({ kind, itemId: item.id, drawing }, want.format);
  const { seconds, picture } = excerpt;
  return { url: `/media/${encodeURI(key)}`, seconds, ...(picture && { picture }) };
}

/** Returns the lists of the archives in this edition, whatever was listed before. */
export function toFileLists(
  item: PreviewedItem,
  row: PreviewRow | undefined,
  edition: Pick<Edition, 'files'> | undefined,
): FileList[] {
  if (!wantsLists(item) || !edition) return [];
  return edition.files.flatMap(({ id, name }) => {
    const list = row?.lists?.find(({ fileId }) => fileId === id);
    if (!list || list.problem !== undefined || list.files === 0) return [];
    const { files, sizeBytes } = list;
    return [{ file: id, name, files, sizeBytes, entries: unpackEntries(list.entries) }];
  });
}

/** Reads the state of an item's previews, for administrators. */
export async function readManagedPreview(
  kind: PreviewKind,
  item: ListedItem,
): Promise<ManagedPreview> {
  const [row, archives] = await Promise.all([
    getPreview(previewId(kind, item.id)),
    wantedLists(kind, item),
  ]);
  return toManagedPreview(item, row, archives);
}

export function toManagedPreview(
  item: PreviewedItem,
  row: PreviewRow | undefined,
  archives: readonly Pick<EditionFile, 'id' | 'name'>[],
): ManagedPreview {
  const { previewPages: pages = 0, excerptSeconds: seconds, fileList: choice = 'hidden' } = item;
  const want = wantedPreview(item);
  const isExcerpt = want !== undefined && 'seconds' in want;
  const none: PreviewState = { state: 'none' };
  const state = stateOf(want, row);
  return {
    pages,
    ...(isExcerpt ? none : state),
    ...(seconds && { excerpt: { seconds, ...(isExcerpt ? state : none) } }),
    fileList: { choice, ...stateOfLists(archives, row) },
  };
}

function stateOf(want: WantedPreview | undefined, row: PreviewRow | undefined): PreviewState {
  if (!want) return { state: 'none' };
  if (isMade(row?.made, want)) return { state: 'made' };
  const { fileKey, problem } = row?.made ?? {};
  const isSettled = row?.state === 'settled' && fileKey === want.fileKey;
  return isSettled && problem ? { state: 'failed', problem } : { state: 'making' };
}

function stateOfLists(
  archives: readonly Pick<EditionFile, 'id' | 'name'>[],
  row: PreviewRow | undefined,
): PreviewState {
  if (archives.length === 0) return { state: 'none' };
  if (!isListed(row?.lists, archives)) return { state: 'making' };
  const problems = archives.flatMap(({ id, name }) => {
    const problem = row?.lists?.find(({ fileId }) => fileId === id)?.problem;
    return problem ? [`${name}: ${problem}`] : [];
  });
  return problems.length > 0 ? { state: 'failed', problem: problems.join(' ') } : { state: 'made' };
}

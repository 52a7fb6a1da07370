import { getItem } from '../domain/catalogue/catalogue-repository.ts';
import type { EditionFile } from '../domain/editions/edition.ts';
import { readPreviewId } from '../domain/preview-requests/preview-id.ts';
import type { ListedArchive } from '../domain/previews/listed-archive.ts';
import { NoPreview } from '../domain/previews/no-preview.ts';
import { keysOfDrawing, type Drawing } from '../domain/previews/preview-keys.ts';
import {
  beginRun,
  forgetDrawings,
  getPreview,
  endFailedRun,
  otherDrawings,
  settlePreview,
} from '../domain/previews/preview-repository.ts';
import type { MadePreview, PreviewRow } from '../domain/previews/preview.ts';
import { isListed, wantedLists, type ListedItem } from '../domain/previews/wanted-lists.ts';
import {
  isMade,
  wantedLater,
  wantedPreview,
  type WantedPreview,
} from '../domain/previews/wanted-preview.ts';
import { deleteFiles } from '../domain/uploads/stored-files.ts';
import { nowIso } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { nounOf, tooMuch, uncut, unreadable } from './why-no-preview.ts';

/** A file on which this many runs died is given up. */
const maxAttempts = 3;
const maxListAttempts = 2 * maxAttempts;
const tooMuchToList =
  'This archive needs too much time or memory to list. Please pack fewer files into it.';

/**
 * Brings an item's previews in line with its settings: draws or deletes its public pages, reads its public chapters,
 * cuts its excerpt, and lists the contents of its archives. Runs may be repeated, concurrent and late, and may die
 * between any two lines. Therefore each drawing has object names of its own, is recorded before it begins, and counts
 * only if the settings are unchanged. Drawings that are not shown are deleted twice: immediately, and when no run can
 * still be writing them.
 */
export async function makePreview(id: string): Promise<void> {
  const row = await getPreview(id);
  if (!row?.due) return;
  const { kind, itemId } = readPreviewId(id);
  const item = await getItem<ListedItem>(kind, itemId);
  const want = wantedPreview(item);
  const archives = await wantedLists(kind, item);
  const hasFailed = row.made?.drawing === row.wanted && row.made.problem !== undefined;
  const hasPages = hasFailed || isMade(row.made, want);
  const hasLists = isListed(row.lists, archives);
  const isDone = hasPages && hasLists;
  const left = { ...(!hasPages && { pages: { want } }), ...(!hasLists && { archives }) };
  const settled = isDone ? row : await make(row, left);
  if (!settled) return;
  const others = otherDrawings(settled);
  const isLast = isDone && others.length > 0 && (row.cleanAt ?? nowIso()) < nowIso();
  if (!isLast && !(await settlePreview(row, settled, wantedLater(item)))) return;
  await deleteDrawings(id, others);
  if (isLast) await forgetDrawings(row, others, wantedLater(item));
  const { made: { pages = [], chapters = [], problem } = {}, lists = [] } = settled;
  logger.info('preview settled', {
    preview: id,
    pages: pages.length,
    chapters: chapters.length,
    lists: lists.length,
    problem,
  });
}

/** The work that is left: previews that do not match the settings. */
interface Left {
  pages?: { want: WantedPreview | undefined };
  archives?: readonly EditionFile[];
}

/** @returns the row with the new previews; undefined if the settings have changed, which starts another run */
async function make(row: PreviewRow, { pages, archives }: Left): Promise<PreviewRow | undefined> {
  const { attempts = 0 } = row;
  const makes = pages?.want !== undefined && attempts < maxAttempts;
  const draws = makes && isDrawn(pages.want!);
  const reads = archives !== undefined && archives.length > 0;
  if ((makes || reads) && !(await beginRun(row, draws))) return undefined;
  try {
    // Draw pages first: runs usually die while drawing, which is given up after fewer attempts.
    const drawn = pages ? await makePages(row, pages.want) : row;
    return archives ? { ...drawn, lists: await makeLists(archives, attempts) } : drawn;
  } catch (error) {
    await endFailedRun(row);
    throw error;
  }
}

async function makePages(row: PreviewRow, want: WantedPreview | undefined): Promise<PreviewRow> {
  const drawing = row.wanted;
  const withMade = (made: MadePreview) => ({ ...row, made });
  if (!want) return withMade({ drawing });
  const { fileKey } = want;
  const begun = isDrawn(want) && { begun: new Set([...(row.begun ?? []), drawing]) };
  const failed = (problem: string) => ({ ...withMade({ drawing, fileKey, problem }), ...begun });
  if ((row.attempts ?? 0) >= maxAttempts) {
    return failed(givenUp(want).message);
  }
  try {
    const found = await makeContent({ ...readPreviewId(row.id), drawing }, want);
    return { ...withMade({ drawing, fileKey, ...found }), ...begun };
  } catch (error) {
    if (error instanceof NoPreview) return failed(error.message);
    throw error;
  }
}

/** Makes the preview, with code that is loaded only for its format. */
async function makeContent(drawing: Drawing, want: WantedPreview): Promise<Partial<MadePreview>> {
  if ('seconds' in want) {
    const { cutExcerpt } = await import('./cut-excerpt.ts');
    return cutExcerpt(drawing, want);
  }
  if (want.format === 'epub') {
    const { readChapters } = await import('./read-chapters.ts');
    return readChapters(want);
  }
  const { drawPreview } = await import('./draw-preview.ts');
  return drawPreview(drawing, want);
}

/** Whether a preview has objects in the public bucket. Chapters are text in the row. */
const isDrawn = ({ format }: WantedPreview) => format !== 'epub';

/** Returns the problem to report after too many runs have died. */
function givenUp(want: WantedPreview): NoPreview {
  if ('seconds' in want) return uncut.tooMuch(nounOf(want.format), 0);
  return want.format === 'epub' ? unreadable.tooMuch() : tooMuch();
}

async function makeLists(
  archives: readonly EditionFile[],
  attempts: number,
): Promise<ListedArchive[]> {
  if (attempts < maxListAttempts) {
    const { listArchives } = await import('./list-archives.ts');
    return listArchives(archives);
  }
  return archives.map(({ id }) => ({ fileId: id, problem: tooMuchToList }));
}

async function deleteDrawings(id: string, drawings: readonly number[]): Promise<void> {
  const item = readPreviewId(id);
  for (const drawing of drawings) {
    const keys = keysOfDrawing({ ...item, drawing });
    await deleteFiles(keys.map((key) => ({ bucket: 'public', key })));
  }
}

import { getItem } from '../domain/catalogue/catalogue-repository.ts';
import { deleteFiles } from '../domain/uploads/stored-files.ts';
import { readPreviewId } from '../domain/previews/preview-id.ts';
import { keysOfDrawing } from '../domain/previews/preview-keys.ts';
import {
  beginDrawing,
  forgetDrawings,
  getPreview,
  leaveDrawing,
  otherDrawings,
  settlePreview,
} from '../domain/previews/preview-repository.ts';
import type { MadePreview, PreviewRow } from '../domain/previews/preview.ts';
import {
  isMade,
  wantedLater,
  wantedPreview,
  type PreviewedItem,
  type WantedPreview,
} from '../domain/previews/wanted-preview.ts';
import { nowIso } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { drawPreview } from './draw-preview.ts';
import { tooMuch, UndrawableFile } from './undrawable-file.ts';

/** A file at which so many runs died has too much in it, whatever it is. */
const mostAttempts = 3;

/**
 * Makes an item's public pages what the item says: draws them, or deletes them. Runs can come twice, at the same time and
 * late, and can end between any two lines. So each drawing has names of its own, is noted before it begins, and counts
 * only if it is still what is wanted; drawings that are not shown are deleted twice, at once and when nobody can be
 * drawing them any more.
 */
export async function makePreview(id: string): Promise<void> {
  const row = await getPreview(id);
  if (!row?.due) return;
  const { kind, itemId } = readPreviewId(id);
  const item = await getItem<PreviewedItem>(kind, itemId);
  const want = wantedPreview(item);
  const hasFailed = row.made?.drawing === row.wanted && row.made.problem !== undefined;
  const isDone = hasFailed || isMade(row.made, want);
  const settled = isDone ? row : await make(row, want);
  if (!settled) return;
  const others = otherDrawings(settled);
  const isLast = isDone && others.length > 0 && (row.cleanAt ?? nowIso()) < nowIso();
  if (!isLast && !(await settlePreview(row, settled, wantedLater(item)))) return;
  await deleteDrawings(id, others);
  if (isLast) await forgetDrawings(row, others, wantedLater(item));
  const { pages = [], problem } = settled.made ?? {};
  logger.info('preview settled', { preview: id, pages: pages.length, problem });
}

/** @returns the row with what was made; undefined if something else is wanted by now, which has a run of its own */
async function make(
  row: PreviewRow,
  want: WantedPreview | undefined,
): Promise<PreviewRow | undefined> {
  const drawing = row.wanted;
  const withMade = (made: MadePreview) => ({ ...row, made });
  if (!want) return withMade({ drawing });
  const { fileKey } = want;
  const begun = new Set([...(row.begun ?? []), drawing]);
  const failed = (problem: string) => ({ ...withMade({ drawing, fileKey, problem }), begun });
  if ((row.attempts ?? 0) >= mostAttempts) return failed(tooMuch().message);
  if (!(await beginDrawing(row))) return undefined;
  try {
    const drawn = await drawPreview({ ...readPreviewId(row.id), drawing }, want);
    return { ...withMade({ drawing, fileKey, ...drawn }), begun };
  } catch (error) {
    if (error instanceof UndrawableFile) return failed(error.message);
    await leaveDrawing(row);
    throw error;
  }
}

async function deleteDrawings(id: string, drawings: readonly number[]): Promise<void> {
  const place = readPreviewId(id);
  for (const drawing of drawings) {
    const keys = keysOfDrawing({ ...place, drawing });
    await deleteFiles(keys.map((key) => ({ bucket: 'public', key })));
  }
}

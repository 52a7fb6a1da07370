import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { nowIso } from '../../platform/clock.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { auditPut } from '../audit/audit-repository.ts';
import { changeItem, getItem } from '../catalogue/catalogue-repository.ts';
import type { EditedKind } from '../items/catalogue-kind.ts';
import { itemKeyIn } from '../items/item-key.ts';
import { itemNouns } from '../items/item-nouns.ts';
import { removedEditionFilesPut } from '../uploads/removed-files.ts';
import type { EditionFile } from './edition.ts';
import type { EditedItem } from './editions-of.ts';
import { changeFiles } from './next-edition.ts';

export interface WantedFiles {
  id: string;
  /** The ids of the files to keep, in their new order. */
  files: string[];
}

/**
 * Reorders the files of an item, or removes some of them.
 * @throws AppError `not_found`; `validation_failed` if the main file is not the first; `conflict` if a file does not
 * exist
 */
export function setFiles(
  kind: EditedKind,
  { id, files: wanted }: WantedFiles,
  actor: Actor,
): Promise<void> {
  return retryOnConflict(async () => {
    const item = await getItem<EditedItem & { title: string }>(kind, id);
    if (!item?.shelf) throw new AppError('not_found');
    let isSame = false;
    const { changes, writes, dropped } = await changeFiles(kind, item, (files) => {
      isSame = files.map((file) => file.id).join() === wanted.join();
      return chosenOf(files, wanted);
    });
    if (isSame) return;
    const noun = itemNouns[kind];
    const auditEvent = {
      action: `${noun}.files`,
      target: itemKeyIn(kind, id),
      label: item.title,
      details: { removed: dropped.map(({ name }) => name).join(', ') },
    };
    const done = await changeItem(
      kind,
      id,
      { ...changes, updatedAt: nowIso() },
      [
        ...writes,
        ...removedEditionFilesPut(kind, item, dropped, actor),
        auditPut(actor, auditEvent),
      ],
      { updatedAt: item.updatedAt },
    );
    return done ? undefined : conflict;
  });
}

function chosenOf(files: readonly EditionFile[], wanted: readonly string[]): EditionFile[] {
  if (wanted[0] !== files[0]?.id) {
    throw new AppError('validation_failed', { fields: { files: 'Keep the main file first' } });
  }
  return [...new Set(wanted)].map((id) => {
    const file = files.find((each) => each.id === id);
    if (!file) throw new AppError('conflict');
    return file;
  });
}

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
import { draftDelete } from './edition-repository.ts';
import { readEditions, type EditedItem } from './editions-of.ts';

/**
 * Discards the draft of the next edition, if there is one.
 * @throws AppError `not_found`
 */
export function discardEdition(kind: EditedKind, id: string, actor: Actor): Promise<void> {
  return retryOnConflict(async () => {
    const item = await getItem<EditedItem & { title: string }>(kind, id);
    if (!item?.shelf) throw new AppError('not_found');
    const { draft } = await readEditions(kind, item);
    if (!draft) return;
    const target = itemKeyIn(kind, id);
    const auditEvent = {
      action: `${itemNouns[kind]}.discard_edition`,
      target,
      label: item.title,
      details: { edition: String(draft.number) },
    };
    const done = await changeItem(
      kind,
      id,
      { updatedAt: nowIso() },
      [
        draftDelete(target, draft),
        ...removedEditionFilesPut(kind, item, draft.files, actor),
        auditPut(actor, auditEvent),
      ],
      { updatedAt: item.updatedAt },
    );
    return done ? undefined : conflict;
  });
}

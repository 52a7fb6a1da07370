import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { nowIso } from '../../platform/clock.ts';
import { isConflict } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { auditPut, type AuditEvent } from '../audit/audit-repository.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { itemKeyIn } from '../items/item-key.ts';
import { itemNouns } from '../items/item-nouns.ts';
import { changeItem, getItem, type CatalogueItem } from './catalogue-repository.ts';
import { removal } from './publication.ts';

interface NamedItem extends CatalogueItem {
  title: string;
}

export interface Edit {
  /** Attributes to set; `undefined` removes one. */
  changes: Record<string, unknown>;
  auditEvent: AuditEvent;
}

/**
 * Changes an item that has not been removed and writes the audit event. The write is conditional on the state that
 * `edit` saw, which keeps the audit event true; after a concurrent change, `edit` is called again.
 * @param edit returns undefined if there is nothing to change
 * @throws AppError `not_found`; `conflict` if concurrent changes keep winning; whatever `edit` throws
 */
export function editItem<Item extends CatalogueItem>(
  kind: CatalogueKind,
  id: string,
  actor: Actor,
  edit: (item: Item) => Edit | undefined | Promise<Edit | undefined>,
): Promise<void> {
  return retryOnConflict(async () => {
    const item = await getItem<Item>(kind, id);
    if (!item?.shelf) throw new AppError('not_found');
    const edited = await edit(item);
    return !edited || (await write(kind, item, actor, edited)) ? undefined : conflict;
  });
}

/**
 * Removes an item permanently. Its row and files stay for its buyers. Removing it again has no effect.
 * @throws AppError `not_found`, `conflict`
 */
export function removeItem(kind: CatalogueKind, id: string, actor: Actor): Promise<void> {
  return retryOnConflict(async () => {
    const item = await getItem<NamedItem>(kind, id);
    if (!item) throw new AppError('not_found');
    if (!item.shelf) return;
    const edited = { changes: removal, auditEvent: removalEvent(kind, item) };
    return (await write(kind, item, actor, edited)) ? undefined : conflict;
  });
}

/** Returns the audit event of a removal. */
export function removalEvent(kind: CatalogueKind, { id, title }: NamedItem): AuditEvent {
  return { action: `${itemNouns[kind]}.delete`, target: itemKeyIn(kind, id), label: title };
}

/** @returns false if the item has changed since it was read */
async function write(
  kind: CatalogueKind,
  { id, updatedAt, shelf }: CatalogueItem,
  actor: Actor,
  { changes, auditEvent }: Edit,
): Promise<boolean> {
  try {
    return await changeItem(
      kind,
      id,
      { ...changes, updatedAt: nowIso() },
      [auditPut(actor, auditEvent)],
      { updatedAt, ...(shelf && { shelf }) },
    );
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/actor.ts';
import { nowIso } from '../../platform/clock.ts';
import { isConflict } from '../../platform/dynamo.ts';
import { auditPut, type AuditEvent } from '../audit/audit-log.ts';
import { changeItem, getItem, type CatalogueItem } from './catalogue-items.ts';
import type { CatalogueKind } from './catalogue-version.ts';

export interface Edit {
  /** Attributes to set, or to take away where `undefined`. */
  changes: Record<string, unknown>;
  auditEvent: AuditEvent;
}

const maximumTries = 6;

/**
 * Changes an item that has not been removed, and writes down who did what. The change is made to the very state that
 * `edit` saw, so that the audit row is true; where somebody else came first, `edit` is asked again.
 * @param edit answers undefined where there is nothing to change
 * @throws AppError `not_found`; `conflict` when others come first again and again; whatever `edit` throws
 */
export async function editItem<Item extends CatalogueItem>(
  kind: CatalogueKind,
  id: string,
  actor: Actor,
  edit: (item: Item) => Edit | undefined,
): Promise<void> {
  for (let tries = 0; tries < maximumTries; tries++) {
    const item = await getItem<Item>(kind, id);
    if (!item?.shelf) throw new AppError('not_found');
    const edited = edit(item);
    if (!edited || (await write(kind, item, actor, edited))) return;
  }
  throw new AppError('conflict');
}

/**
 * Takes an item off the shelf. Its row and its files stay, since buyers keep their access. Doing it again is no error.
 * @throws AppError `not_found`, `conflict`
 */
export async function removeItem<Item extends CatalogueItem & { title: string }>(
  kind: CatalogueKind,
  id: string,
  actor: Actor,
  auditEvent: (item: Item) => AuditEvent,
): Promise<void> {
  for (let tries = 0; tries < maximumTries; tries++) {
    const item = await getItem<Item>(kind, id);
    if (!item) throw new AppError('not_found');
    if (!item.shelf) return;
    const changes = { shelf: undefined, publishedAt: undefined };
    if (await write(kind, item, actor, { changes, auditEvent: auditEvent(item) })) return;
  }
  throw new AppError('conflict');
}

/** @returns false if somebody else has changed the item since it was read. */
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

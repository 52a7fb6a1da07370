import { ulid } from 'ulid';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { isConflict } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { auditPut, type AuditEvent } from '../audit/audit-repository.ts';
import { differences } from '../audit/differences.ts';
import { addItem, getItem, type CatalogueItem } from './catalogue-repository.ts';
import type { CatalogueKind } from './catalogue-version-repository.ts';

interface Creation<Item> {
  /** The form's values as text; a repeated request must have the same. */
  describe: (item: Item) => Record<string, string>;
  auditEvent: AuditEvent;
}

/**
 * The initial attributes of an item: a draft in the site's currency.
 * @param wantedId id chosen by the caller; a new ULID if absent or empty
 */
export function newDraft(wantedId?: string) {
  const at = nowIso();
  return {
    id: wantedId || ulid(now().getTime()),
    currency: siteConfig.money.currency,
    shelf: 'draft' as const,
    publishedAt: at,
    updatedAt: at,
  };
}

/**
 * Writes a new item and its audit event. A repeated request, for instance after a lost response, changes nothing.
 * @throws AppError `conflict` if the id belongs to a removed item or to one with other values, or if concurrent
 * writes keep winning
 */
export function createItem<Item extends CatalogueItem>(
  kind: CatalogueKind,
  item: Item,
  actor: Actor,
  { describe, auditEvent }: Creation<Item>,
): Promise<void> {
  return retryOnConflict(async () => {
    if (await write(kind, item, actor, auditEvent)) return;
    const existing = await getItem<Item>(kind, item.id);
    if (!existing) return conflict;
    if (existing.shelf && !differences(describe(existing), describe(item))) return;
    throw new AppError('conflict');
  });
}

/** @returns false if the id is taken or another write got in first */
async function write(
  kind: CatalogueKind,
  item: CatalogueItem,
  actor: Actor,
  auditEvent: AuditEvent,
): Promise<boolean> {
  try {
    return await addItem(kind, item, [auditPut(actor, auditEvent)]);
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

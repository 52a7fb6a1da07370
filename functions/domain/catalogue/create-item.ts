import { ulid } from 'ulid';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { isConflict } from '../../platform/dynamo.ts';
import { auditPut, type AuditEvent } from '../audit/audit-log.ts';
import { differences } from '../audit/differences.ts';
import { addItem, getItem, type CatalogueItem } from './catalogue-items.ts';
import type { CatalogueKind } from './catalogue-version.ts';

interface Creation<Item> {
  /** What the form has said of an item, in words: a repeated call must say the same. */
  describe: (item: Item) => Record<string, string>;
  auditEvent: AuditEvent;
}

const maximumTries = 6;

/**
 * What every new item begins with: a draft in the site's currency, under the id that the caller has chosen or one of ours.
 * @param wantedId Absent or empty where the caller has no wish.
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
 * Writes a new item and who made it. Made already by the same form under the same id, as when an answer got lost on its
 * way, it stays as it is and nothing is written again.
 * @throws AppError `conflict` where the id belongs to an item that says something else or has been removed, or when
 * others come first again and again
 */
export async function createItem<Item extends CatalogueItem>(
  kind: CatalogueKind,
  item: Item,
  actor: Actor,
  { describe, auditEvent }: Creation<Item>,
): Promise<void> {
  for (let tries = 0; tries < maximumTries; tries++) {
    if (await write(kind, item, actor, auditEvent)) return;
    const existing = await getItem<Item>(kind, item.id);
    if (!existing) continue;
    if (existing.shelf && !differences(describe(existing), describe(item))) return;
    break;
  }
  throw new AppError('conflict');
}

/** @returns false if its id is taken, or somebody else was writing at the same moment. */
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

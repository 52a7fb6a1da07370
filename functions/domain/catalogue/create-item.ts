import { ulid } from 'ulid';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { isConflict } from '../../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { auditPut, type AuditEvent } from '../audit/audit-repository.ts';
import { differences } from '../audit/differences.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { addItem, getItem, type CatalogueItem } from './catalogue-repository.ts';
import { changePublication } from './change-publication.ts';
import { chooseDate, chosenDate } from './choose-date.ts';
import { describePublication } from './describe-publication.ts';
import type { ChosenState } from './publication.ts';

type ChosenInput = Partial<ChosenState> & { date?: string };

interface Creation<Item> {
  /** Returns the form's values as text. They identify a repeated request. */
  describe: (item: Item) => Record<string, string>;
  auditEvent: AuditEvent;
}

/**
 * Returns the initial attributes of an item: a draft in the site's currency that is published with its file, unless
 * another state is chosen.
 * @param wantedId id chosen by the caller; a new ULID if absent or empty
 * @param isReady the item needs no file, so the chosen state applies immediately
 * @throws AppError `validation_failed` if the time of a scheduled item is in the past, or the date in the future
 */
export function newDraft(
  wantedId?: string,
  { state = 'published', publishAt, date = '' }: ChosenInput = {},
  { isReady = false }: { isReady?: boolean } = {},
) {
  const at = nowIso();
  const draft = {
    id: wantedId || ulid(now().getTime()),
    currency: siteConfig.money.currency,
    shelf: 'draft' as const,
    publishedAt: at,
    updatedAt: at,
    ...chooseDate({}, { state, date }),
  };
  if (!isReady) return { ...draft, ...changePublication(draft, { state, publishAt }) };
  const held = { ...draft, held: true as const };
  return { ...held, ...changePublication({ ...held, parts: [] }, { state, publishAt }) };
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
  const all = (one: Item) => ({
    ...describe(one),
    state: describePublication(one),
    date: chosenDate(one),
  });
  return retryOnConflict(async () => {
    if (await write(kind, item, actor, auditEvent)) return;
    const existing = await getItem<Item>(kind, item.id);
    if (!existing) return conflict;
    if (existing.shelf && !differences(all(existing), all(item))) return;
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

import type { ChangedItem, ItemChanges } from '#shared/contracts/item-changes.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { logger } from '../../platform/logger.ts';
import { mapConcurrently } from '../../platform/map-concurrently.ts';
import type { AuditEvent } from '../audit/audit-repository.ts';
import { countOwners } from '../entitlements/entitlement-repository.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { itemKeyIn } from '../items/item-key.ts';
import { itemNouns } from '../items/item-nouns.ts';
import { getItem } from './catalogue-repository.ts';
import { editItem, removalEvent } from './edit-item.ts';
import { changedChoice, chooseForHome, readHomeChoice } from './home-choice.ts';
import { planChange, type Change, type ChangeableItem, type PlannedChange } from './plan-change.ts';

const readAtOnce = 8;

/** Checks what a change would set on an item. @throws AppError `validation_failed` */
export type CheckChange = (item: ChangeableItem, changes: Partial<ChangeableItem>) => Promise<void>;

/**
 * Changes many items one after the other, each in a transaction and with an audit event of its own: all of them write
 * the version of their catalogue. A failed item does not stop the others.
 * @param check for rules of one kind of item, besides those of all kinds
 */
export async function changeMany(
  kind: CatalogueKind,
  { ids, preview, ...change }: ItemChanges,
  actor: Actor,
  check?: CheckChange,
): Promise<{ items: ChangedItem[] }> {
  const once = [...new Set(ids)];
  const plan = async (item: ChangeableItem) => {
    const planned = planChange(item, change);
    if (planned) await check?.(item, planned.changes);
    return planned;
  };
  if (!preview) {
    return {
      items: await mapConcurrently(once, 1, (id) => changeOne(kind, id, change, actor, plan)),
    };
  }
  const willChange = isForHome(change)
    ? await planHomeChanges(kind, change)
    : async (item: ChangeableItem) => Boolean(await plan(item));
  const read = await mapConcurrently(once, readAtOnce, (id) => readOne(kind, id));
  const items: ChangedItem[] = [];
  for (const { id, item, owners } of read) {
    const outcome = await outcomeOf(id, item, change, () => willChange(item!));
    items.push({ ...outcome, ...(owners !== undefined && { owners }) });
  }
  return { items };
}

async function readOne(kind: CatalogueKind, id: string) {
  const [item, owners] = await Promise.all([
    getItem<ChangeableItem>(kind, id),
    // Buyers own the items of a bundle, not the bundle.
    kind === 'bundles' ? undefined : countOwners(itemKeyIn(kind, id)),
  ]);
  return { id, item, owners };
}

/** Plans the items one after the other, because each takes a place on the home page. */
async function planHomeChanges(kind: CatalogueKind, { action }: Change) {
  let { items } = await readHomeChoice(kind);
  return (item: ChangeableItem): boolean => {
    const planned = changedChoice(kind, items, item, action === 'feature');
    items = planned ?? items;
    return planned !== undefined;
  };
}

async function changeOne(
  kind: CatalogueKind,
  id: string,
  change: Change,
  actor: Actor,
  plan: (item: ChangeableItem) => Promise<PlannedChange | undefined>,
): Promise<ChangedItem> {
  const item = await getItem<ChangeableItem>(kind, id);
  return outcomeOf(id, item, change, async () => {
    if (isForHome(change)) {
      const wanted = change.action === 'feature';
      const details = { homePage: wanted ? 'no → yes' : 'yes → no' };
      return chooseForHome(kind, item!, wanted, actor, auditEvent(kind, item!, change, details));
    }
    let isChanged = false;
    await editItem<ChangeableItem>(kind, id, actor, async (current) => {
      const planned = await plan(current);
      isChanged = planned !== undefined;
      return (
        planned && {
          changes: planned.changes,
          auditEvent: auditEvent(kind, current, change, planned.details),
        }
      );
    });
    return isChanged;
  });
}

function isForHome({ action }: Change): boolean {
  return action === 'feature' || action === 'unfeature';
}

async function outcomeOf(
  id: string,
  item: ChangeableItem | undefined,
  { action }: Change,
  work: () => boolean | Promise<boolean>,
): Promise<ChangedItem> {
  const title = item?.title ?? id;
  if (!item?.shelf) {
    if (item && action === 'delete') return { id, title, outcome: 'unchanged' };
    return { id, title, outcome: 'failed', text: 'It no longer exists.' };
  }
  try {
    return { id, title, outcome: (await work()) ? 'changed' : 'unchanged' };
  } catch (error) {
    return { id, title, outcome: 'failed', text: textOf(id, error) };
  }
}

function textOf(id: string, error: unknown): string {
  if (error instanceof AppError) {
    return Object.values(error.details.fields ?? {})[0] ?? error.message;
  }
  logger.error('an item of many was not changed', { id, error });
  return new AppError('internal_error').message;
}

function auditEvent(
  kind: CatalogueKind,
  item: ChangeableItem,
  { action }: Change,
  details: Record<string, string>,
): AuditEvent {
  if (action === 'delete') return removalEvent(kind, item);
  return {
    action: `${itemNouns[kind]}.update`,
    target: itemKeyIn(kind, item.id),
    label: item.title,
    details,
  };
}

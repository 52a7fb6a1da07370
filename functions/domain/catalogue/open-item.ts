import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { getEntitlement } from '../entitlements/entitlement-repository.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { itemKeyIn } from '../items/item-key.ts';
import { isInAdminGroup } from '../members/is-in-admin-group.ts';
import { getItem, type CatalogueItem } from './catalogue-repository.ts';
import { isPublished, presentPublication } from './publication.ts';

export interface OpenItem<Item> {
  item: Item;
  /** Whether the caller owns it. */
  owned: boolean;
}

/**
 * Returns an item that the caller may see: a published one, or in any state one that they own.
 * @throws AppError `not_found`, also for an item that only others may see
 */
export async function openItem<Item extends CatalogueItem>(
  kind: CatalogueKind,
  id: string,
  userId: string | undefined,
): Promise<OpenItem<Item>> {
  const [item, entitlement] = await Promise.all([
    getItem<Item>(kind, id),
    userId === undefined ? undefined : getEntitlement(userId, itemKeyIn(kind, id)),
  ]);
  const owned = entitlement?.state === 'owned';
  if (!item || (!isPublished(item) && !owned)) throw new AppError('not_found');
  return { item, owned };
}

/**
 * Returns an item for its page, which administrators see in every state.
 * @returns the item, with its state if visitors do not see it
 */
export async function openItemPage<Item extends CatalogueItem>(
  kind: CatalogueKind,
  id: string,
  actor: Actor | undefined,
): Promise<OpenItem<Item> & { hidden?: Hidden }> {
  try {
    const opened = await openItem<Item>(kind, id, actor?.id);
    return isPublished(opened.item) ? opened : { ...opened, hidden: hiddenOf(opened.item, false) };
  } catch (error) {
    const item = await previewed<Item>(kind, id, actor);
    if (!item) throw error;
    return { item, owned: false, hidden: hiddenOf(item, true) };
  }
}

interface Hidden extends ReturnType<typeof presentPublication> {
  preview: boolean;
}

function hiddenOf(item: CatalogueItem, preview: boolean): Hidden {
  const shown = presentPublication(item);
  return { ...(item.shelf ? shown : { state: 'unpublished' }), preview };
}

/** Asks Cognito whether the caller is an administrator: the token of a former one still says so. */
async function previewed<Item extends CatalogueItem>(
  kind: CatalogueKind,
  id: string,
  actor: Actor | undefined,
): Promise<Item | undefined> {
  if (actor?.role !== 'admin' || !(await isInAdminGroup(actor.id))) return undefined;
  const item = await getItem<Item>(kind, id);
  return item?.shelf && item;
}

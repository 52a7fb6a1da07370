import { nowIso } from '../../platform/clock.ts';
import type { Write } from '../../platform/dynamo.ts';
import { hasBuyers } from '../entitlements/entitlement-repository.ts';
import type { EditedKind } from '../items/catalogue-kind.ts';
import { itemKeyIn } from '../items/item-key.ts';
import { draftPut, editionPut, newEditionPut } from './edition-repository.ts';
import type { EditionFile } from './edition.ts';
import { mainFileOf, readEditions, type EditedItem } from './editions-of.ts';

export interface EditionChange {
  /** Attributes to set on the item; none if only the draft of the next edition changes. */
  changes: Partial<EditedItem>;
  /** Writes for the same transaction; their conditions fail if the editions have changed. */
  writes: Write[];
  /** The files that are no longer in the set. */
  dropped: EditionFile[];
}

/**
 * Changes the files of an item. While nobody has the last edition, that edition is changed; otherwise the draft of the
 * next one, which an administrator publishes.
 * @param change returns the new files; throws if the change is not possible
 */
export async function changeFiles(
  kind: EditedKind,
  item: EditedItem,
  change: (files: readonly EditionFile[]) => EditionFile[],
): Promise<EditionChange> {
  const name = itemKeyIn(kind, item.id);
  const { editions, draft, stored } = await readEditions(kind, item);
  const [last] = editions;
  const before = draft?.files ?? last?.files ?? [];
  const files = change(before);
  const dropped = before.filter(({ id }) => !files.some((file) => file.id === id));
  const at = nowIso();
  const number = last?.number ?? 1;
  if (last && (draft || (await isOwned(name, item)))) {
    const next = { number: number + 1, at, files };
    return { changes: {}, writes: [draftPut(name, next, draft)], dropped };
  }
  const edition = { ...last, number, at, files };
  const write = last && stored ? editionPut(name, edition, last) : newEditionPut(name, edition);
  const changes = { ...mainFileOf(kind, files[0]!), edition: { number, at } };
  return { changes, writes: [write], dropped };
}

/** Whether anybody may have the last edition: the item was bought, or it is free and has been published. */
export async function isOwned(name: string, { shelf, priceMinor }: EditedItem): Promise<boolean> {
  return (priceMinor === 0 && shelf !== 'draft') || hasBuyers(name);
}

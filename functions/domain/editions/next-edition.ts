import { nowIso } from '../../platform/clock.ts';
import type { Write } from '../../platform/dynamo.ts';
import { hasBuyers } from '../orders/entitlement-repository.ts';
import { editionPut, newEditionPut } from './edition-repository.ts';
import type { CurrentEdition, Edition, EditionFile } from './edition.ts';
import { editedItem, readEditions, type EditedItem, type EditedKind } from './editions-of.ts';

interface EditionChange {
  /** For the row of the item. */
  edition: CurrentEdition;
  /** For the transaction that changes the item; one fails if another edition has been written since. */
  writes: Write[];
}

/**
 * The edition that a new main file makes. As long as nobody has the last edition, the file takes its place in it.
 */
export async function nextEdition(
  kind: EditedKind,
  item: EditedItem & { priceMinor?: number },
  file: EditionFile,
): Promise<EditionChange> {
  const name = editedItem(kind, item.id);
  const { editions, stored } = await readEditions(kind, item);
  const [last] = editions;
  const at = nowIso();
  if (!last) return changeTo({ number: 1, at, files: [file] }, (one) => [newEditionPut(name, one)]);
  const files = [file, ...last.files.slice(1)];
  if (await mayBeWrittenAnew(name, item)) {
    return changeTo({ ...last, at, files }, (one) => [editionPut(name, one)]);
  }
  // The first edition of an item of an earlier version has no row yet.
  const before = stored ? [] : [newEditionPut(name, last)];
  const { number } = last;
  return changeTo({ number: number + 1, at, files }, (one) => [
    newEditionPut(name, one),
    ...before,
  ]);
}

function changeTo(edition: Edition, writesOf: (edition: Edition) => Write[]): EditionChange {
  const { number, at } = edition;
  return { edition: { number, at }, writes: writesOf(edition) };
}

/** Nobody has bought it; and what is free, everybody may have since it was published. */
async function mayBeWrittenAnew(
  name: string,
  { shelf, priceMinor }: EditedItem & { priceMinor?: number },
): Promise<boolean> {
  if (priceMinor === 0 && shelf !== 'draft') return false;
  return !(await hasBuyers(name));
}

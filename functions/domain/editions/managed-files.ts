import type { ManagedFiles } from '#shared/contracts/item-files.ts';
import { AppError } from '../../platform/app-error.ts';
import { getItem } from '../catalogue/catalogue-repository.ts';
import { itemKeyIn } from '../items/item-key.ts';
import type { EditedKind } from '../items/catalogue-kind.ts';
import { readEditions, type EditedItem } from './editions-of.ts';
import { isOwned } from './next-edition.ts';
import { presentEdition } from './present-editions.ts';

/**
 * Reads the files of an item as administrators see them, with the draft of the next edition.
 * @throws AppError `not_found`
 */
export async function readManagedFiles(kind: EditedKind, id: string): Promise<ManagedFiles> {
  const item = await getItem<EditedItem>(kind, id);
  if (!item?.shelf) throw new AppError('not_found');
  const [{ editions, draft }, owned] = await Promise.all([
    readEditions(kind, item),
    isOwned(itemKeyIn(kind, id), item),
  ]);
  const shown = editions.map((edition) => presentEdition(edition, item, true));
  return {
    files: (draft ? presentEdition(draft, item, true) : shown[0])?.files ?? [],
    ...(draft && { draft: { number: draft.number } }),
    isOwned: owned,
    editions: shown,
  };
}

import { AppError } from '../../platform/app-error.ts';
import type { EditedKind } from '../items/catalogue-kind.ts';
import { readEditions, type EditedItem } from './editions-of.ts';
import type { EditionFile } from './edition.ts';

/**
 * Finds a file of an item by its id, and the last edition that contains it.
 * @throws AppError `not_found`
 */
export async function findFile(
  kind: EditedKind,
  item: EditedItem | undefined,
  id: string,
): Promise<{ file: EditionFile; edition: number }> {
  const { editions } = item ? await readEditions(kind, item) : { editions: [] };
  for (const { number, files } of editions) {
    const file = files.find((each) => each.id === id);
    if (file) return { file, edition: number };
  }
  throw new AppError('not_found');
}

import { readEditions, type EditedItem, type EditedKind } from './editions-of.ts';
import type { EditionFile } from './edition.ts';

/** A file of an item by its id, and the last edition that has it. */
export async function findFile(
  kind: EditedKind,
  item: EditedItem,
  id: string,
): Promise<{ file: EditionFile; edition: number } | undefined> {
  const { editions } = await readEditions(kind, item);
  for (const { number, files } of editions) {
    const file = files.find((each) => each.id === id);
    if (file) return { file, edition: number };
  }
  return undefined;
}

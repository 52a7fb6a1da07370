import { saveLists } from '../domain/catalogue/lists/save-lists.ts';
import { saveIndexes } from '../domain/passages/save-indexes.ts';

/** Saves lists and indexes one after the other: in parallel, a large shop would need twice the memory. */
export async function saveCaches(deadline: number): Promise<{ done: number; failed: number }> {
  const lists = await saveLists();
  const indexes = await saveIndexes(deadline);
  return { done: lists.done + indexes.done, failed: lists.failed + indexes.failed };
}

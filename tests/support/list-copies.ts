import { catalogueState } from '#functions/domain/catalogue/catalogue-version-repository.ts';
import { listLabelledItems } from '#functions/domain/catalogue/label-repository.ts';
import { createLargeList } from '#functions/domain/catalogue/lists/large-list.ts';
import { newestFirst, type ListedRow } from '#functions/domain/catalogue/lists/listed-row.ts';
import { saveList } from '#functions/domain/catalogue/lists/saved-list-repository.ts';
import { writeSavedNote } from '#functions/domain/catalogue/lists/saved-note-repository.ts';
import { now } from '#functions/platform/clock.ts';

export const shelves = ['draft', 'published', 'unpublished'] as const;
const publishedAt = '2026-05-01T09:00:00.000Z';

/** A published article that lists show. */
export const listedPaper = (id: string) => ({
  id,
  title: id,
  shortDescription: 'Of a dry valley.',
  longDescription: 'No list has it.',
  priceMinor: 0,
  currency: 'gbp',
  category: 'Mapping',
  author: 'Ada',
  shelf: 'published' as const,
  publishedAt,
  updatedAt: publishedAt,
});

/** The list as DynamoDB has it. */
export async function wholeList(): Promise<ListedRow[]> {
  const read = await Promise.all(
    shelves.map(async (shelf) =>
      (await listLabelledItems<ListedRow>('articles', shelf)).map((row) => ({ ...row, shelf })),
    ),
  );
  return newestFirst(read.flat());
}

/** A copy of a function that has just started. */
export async function startCopy(dependencies?: Parameters<typeof createLargeList>[1]) {
  const list = createLargeList('articles', dependencies);
  await list.isLarge();
  return {
    read: async () => (await list.read((await catalogueState('articles')).version)).rows,
    /** Saves what this copy has, which may be old; a process may be killed before the second write. */
    save: async (isKilled = false) => {
      const { position, rows, state } = await list.read(0);
      if (!position) return;
      await saveList('articles', { position, rows, visits: new Map(), countedAt: now().getTime() });
      if (isKilled) return;
      await writeSavedNote('articles', { version: state.version, savedAt: now().getTime() });
    },
  };
}

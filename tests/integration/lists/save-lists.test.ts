import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changeItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import type { ReadList } from '#functions/domain/catalogue/lists/read-list.ts';
import { readSavedNote } from '#functions/domain/catalogue/lists/saved-note-repository.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { fillShop, filledId } from '../../support/fill-shop.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await fillShop(['articles'], 520);
  await fillShop(['podcasts'], 30);
}, 60_000);
afterAll(() => stack.stop());

const titles = async () => {
  const rows = await stack.api(articlesContract.list, {});
  return rows.map(({ title }) => title);
};
const edit = (at: number, title: string) =>
  changeItem('articles', filledId('articles', at), { title, updatedAt: new Date().toISOString() });

/** Reads the list as a function does that has just started. */
async function startCold(): Promise<ReadList & { logged: unknown[] }> {
  vi.resetModules();
  const { dynamo } = await import('#functions/platform/dynamo.ts');
  const { readList } = await import('#functions/domain/catalogue/lists/read-list.ts');
  const { catalogueState } =
    await import('#functions/domain/catalogue/catalogue-version-repository.ts');
  const { version } = await catalogueState('articles');
  const send = vi.spyOn(dynamo, 'send');
  const list = await readList('articles', version, { shelves: ['published'], isCounted: true });
  const logged = send.mock.calls
    .map(([command]) => (command as { input: { IndexName?: string } }).input)
    .filter(({ IndexName }) => IndexName);
  send.mockRestore();
  return { ...list, logged };
}

it('saves the list of a large catalogue, from which functions start', async () => {
  expect((await startCold()).logged).not.toEqual([]);
  await stack.invoke('sweep', {});
  expect(await readSavedNote('podcasts')).toBeUndefined();
  await edit(7, 'Changed since');
  const { rows, logged } = await startCold();
  expect(logged).toEqual([]);
  expect(rows).toHaveLength(520);
  expect(rows.find(({ id }) => id === filledId('articles', 7))).toMatchObject({
    title: 'Changed since',
  });
});

it('saves it again after 100 changes or an hour, not before', async () => {
  const before = await readSavedNote('articles');
  await stack.invoke('sweep', {});
  expect(await readSavedNote('articles')).toEqual(before);
  for (let at = 0; at < 100; at++) await edit(at, `Round ${at}`);
  await stack.invoke('sweep', {});
  const after = await readSavedNote('articles');
  expect(after!.version).toBeGreaterThanOrEqual(before!.version + 100);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await stack.invoke('sweep', {});
  vi.useRealTimers();
  expect((await readSavedNote('articles'))!.savedAt).toBeGreaterThan(after!.savedAt);
});

it('shows a change at once, and hides what is no longer on sale', async () => {
  await edit(9, 'The ninth');
  expect(await titles()).toContain('The ninth');
  await changeItem('articles', filledId('articles', 9), { shelf: 'unpublished' });
  expect(await titles()).not.toContain('The ninth');
});

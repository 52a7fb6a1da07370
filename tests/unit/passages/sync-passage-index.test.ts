import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPassageSync } from '#functions/domain/passages/sync-passage-index.ts';
import { createPassageIndex } from '#functions/domain/passages/passage-index.ts';
import type { Passage } from '#functions/domain/passages/passage.ts';
import { logger } from '#functions/platform/logger.ts';

interface Item {
  id: string;
  shelf: 'published';
  updatedAt: string;
}

const catalogue = vi.hoisted(() => ({
  version: 1,
  listed: [] as Item[],
  read: vi.fn<(kind: string, ids: readonly string[]) => Promise<Item[]>>(),
}));
vi.mock('#functions/domain/catalogue/catalogue-repository.ts', () => ({
  listItems: () => Promise.resolve(catalogue.listed),
}));
vi.mock('#functions/domain/catalogue/catalogue-version-repository.ts', () => ({
  catalogueState: () => Promise.resolve({ version: catalogue.version, onHome: [] }),
}));
vi.mock('#functions/domain/passages/read-items.ts', () => ({ readItems: catalogue.read }));

const item = (id: string, updatedAt = 'first'): Item => ({ id, shelf: 'published', updatedAt });
const passagesOf = ({ id }: Item): Passage[] => [
  {
    id: `article#${id}#0`,
    source: { kind: 'article', id, title: id, url: `/articles/${id}` },
    quotable: true,
    text: 'Shale',
  },
];
const has = ({ listed }: typeof catalogue, ids: readonly string[]) =>
  Promise.resolve(listed.filter(({ id }) => ids.includes(id)));

beforeEach(() => {
  catalogue.version = 1;
  catalogue.listed = Array.from({ length: 450 }, (_, index) => item(`paper-${index}`));
  catalogue.read.mockReset().mockImplementation((_, ids) => has(catalogue, ids));
});

describe('a long shelf', () => {
  it('that could be read in part only is read on from there', async () => {
    const index = createPassageIndex();
    const follow = createPassageSync(index, 'articles', passagesOf);
    let parts = 0;
    catalogue.read.mockImplementation((_, ids) =>
      ++parts === 2 ? Promise.reject(new Error('no network')) : has(catalogue, ids),
    );
    await expect(follow()).rejects.toThrow('no network');
    const before = index.size();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(450);

    catalogue.read.mockClear();
    await follow();
    expect(index.size()).toBe(450);
    const read = catalogue.read.mock.calls.flatMap(([, ids]) => ids);
    expect(read).toHaveLength(450 - before);
  });

  it('lets timers run while it is taken in, so that a question’s time can be over', async () => {
    const busyMs = 60;
    catalogue.listed = catalogue.listed.slice(0, 3);
    const follow = createPassageSync(createPassageIndex(), 'articles', (one: Item) => {
      const end = performance.now() + busyMs;
      while (performance.now() < end);
      return passagesOf(one);
    });
    let ended = false;
    const timer = new Promise<boolean>((resolve) => setTimeout(() => resolve(ended), 0));
    await follow();
    ended = true;
    expect(await timer).toBe(false);
  });
});

it('takes away at once what is listed still, but was removed since it changed', async () => {
  catalogue.listed = [item('paper')];
  const index = createPassageIndex();
  const follow = createPassageSync(index, 'articles', passagesOf);
  await follow();
  expect(index.size()).toBe(1);
  catalogue.version = 2;
  catalogue.listed = [item('paper', 'second')];
  catalogue.read.mockResolvedValue([]);
  await follow();
  expect(index.size()).toBe(0);
});

it('leaves out an item that cannot be read, and says so', async () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  catalogue.listed = [item('good'), item('bad'), item('better')];
  const index = createPassageIndex();
  const follow = createPassageSync(index, 'articles', (one: Item) => {
    if (one.id === 'bad') throw new TypeError('no text');
    return passagesOf(one);
  });
  await follow();
  expect(['good', 'bad', 'better'].map((id) => index.has(`article#${id}#0`))).toEqual([
    true,
    false,
    true,
  ]);
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'item left out of the search',
    expect.objectContaining({ kind: 'articles', id: 'bad' }),
  );
  logged.mockRestore();
});

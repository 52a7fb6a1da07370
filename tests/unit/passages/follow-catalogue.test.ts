import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedRow } from '#functions/domain/catalogue/lists/listed-row.ts';
import { followPublished } from '#functions/domain/passages/current-passages.ts';
import type { Indexed } from '#functions/domain/passages/indexed-kinds.ts';
import { createPassageIndex, type PassageIndex } from '#functions/domain/passages/passage-index.ts';
import type { Passage } from '#functions/domain/passages/passage.ts';
import type { readItems } from '#functions/domain/passages/read-items.ts';
import { buildSegment, type Segment } from '#functions/domain/passages/segment.ts';
import { logger } from '#functions/platform/logger.ts';

const catalogue = {
  version: 1,
  listed: [] as ListedRow[],
  read: vi.fn<(kind: string, ids: readonly string[]) => Promise<ListedRow[]>>(),
  saved: vi.fn<() => Promise<Segment | undefined>>(),
};
const dependencies = {
  catalogueState: () => Promise.resolve({ version: catalogue.version, onHome: [] }),
  readList: () => Promise.resolve({ rows: [...catalogue.listed] }),
  readItems: catalogue.read as typeof readItems,
  readSavedIndex: catalogue.saved,
};
const item = (id: string, updatedAt = 'first'): ListedRow => ({
  id,
  shelf: 'published',
  publishedAt: '2026-05-01T09:00:00.000Z',
  updatedAt,
});
const passagesOf = ({ id }: ListedRow): Passage[] => [
  {
    id: `article#${id}#0`,
    source: { kind: 'article', id, title: id, url: `/articles/${id}` },
    quotable: true,
    text: 'Shale',
  },
];
const has = ({ listed }: typeof catalogue, ids: readonly string[]) =>
  Promise.resolve(listed.filter(({ id }) => ids.includes(id)));

const indexed = { kind: 'articles', source: 'article', passagesOf } as const;
/** Keeps an index in step with the catalogue of these tests. */
const followShelf = (index: PassageIndex, of: Indexed) => followPublished(index, of, dependencies);

beforeEach(() => {
  catalogue.version = 1;
  catalogue.saved.mockReset().mockResolvedValue(undefined);
  catalogue.listed = Array.from({ length: 450 }, (_, index) => item(`paper-${index}`));
  catalogue.read.mockReset().mockImplementation((_, ids) => has(catalogue, ids));
});

describe('a long shelf', () => {
  it('continues after an interrupted read', async () => {
    const index = createPassageIndex();
    const follow = followShelf(index, indexed);
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

  it('lets timers run while it is indexed, so that a question can time out', async () => {
    const busyMs = 60;
    catalogue.listed = catalogue.listed.slice(0, 3);
    const follow = followShelf(createPassageIndex(), {
      ...indexed,
      passagesOf: (one: ListedRow) => {
        const end = performance.now() + busyMs;
        while (performance.now() < end);
        return passagesOf(one);
      },
    });
    let ended = false;
    const timer = new Promise<boolean>((resolve) => setTimeout(() => resolve(ended), 0));
    await follow();
    ended = true;
    expect(await timer).toBe(false);
  });
});

describe('a saved index', () => {
  const owned = (ids: readonly string[], version: string) =>
    buildSegment(
      ids.map((id) => ({ id: `article#${id}`, version, passages: passagesOf(item(id)) })),
    );

  it('of a large catalogue is loaded, and only missing items are read', async () => {
    const ids = catalogue.listed.map(({ id }) => id);
    catalogue.saved.mockResolvedValue(owned([...ids.slice(2), 'removed'], 'first'));
    catalogue.listed[5] = item('paper-5', 'second');
    const index = createPassageIndex();
    await followShelf(index, indexed)();
    const read = catalogue.read.mock.calls.flatMap(([, some]) => some);
    expect(read).toEqual(['paper-0', 'paper-1', 'paper-5']);
    expect(index.size()).toBe(450);
    expect(index.has('article#removed#0')).toBe(false);
  });

  it('of a small one is not requested', async () => {
    catalogue.listed = catalogue.listed.slice(0, 300);
    await followShelf(createPassageIndex(), indexed)();
    expect(catalogue.saved).not.toHaveBeenCalled();
  });

  it('that does not exist yet is replaced by reading for a few seconds, the newest first, and continuing with the next question', async () => {
    const logged = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
    catalogue.read.mockImplementation((_, ids) => {
      time += 5000;
      return has(catalogue, ids);
    });
    const index = createPassageIndex();
    const follow = followShelf(index, indexed);
    await follow();
    expect(index.size()).toBe(400);
    expect(index.has('article#paper-0#0')).toBe(true);
    expect(logged).toHaveBeenCalledExactlyOnceWith('items not in the search yet', {
      kind: 'articles',
      unread: 50,
    });
    await follow();
    expect(index.size()).toBe(450);
    clock.mockRestore();
    logged.mockRestore();
  });
});

it('leaves out items that left the list while it was read', async () => {
  catalogue.listed = [item('paper')];
  const reading = Promise.withResolvers<ListedRow[]>();
  catalogue.read.mockReturnValue(reading.promise);
  const index = createPassageIndex();
  const follow = followShelf(index, indexed);
  const first = follow();
  await vi.waitFor(() => expect(catalogue.read).toHaveBeenCalled());
  catalogue.version = 2;
  catalogue.listed = [];
  const second = follow();
  await new Promise(setImmediate);
  reading.resolve([item('paper')]);
  await Promise.all([first, second]);
  expect(index.size()).toBe(0);
});

it('reads a paper again after its author was renamed, but nothing that does not name authors', async () => {
  const renamed = { ...item('paper'), author: 'Ada King', storedAuthor: 'Ada Byron' };
  for (const [namesAuthors, reads] of [
    [true, 2],
    [undefined, 1],
  ] as const) {
    catalogue.read.mockClear();
    catalogue.listed = [{ ...item('paper'), author: 'Ada Byron' }];
    const follow = followShelf(createPassageIndex(), { ...indexed, namesAuthors });
    await follow();
    catalogue.version++;
    catalogue.listed = [renamed];
    await follow();
    catalogue.version++;
    await follow();
    expect(catalogue.read).toHaveBeenCalledTimes(reads);
  }
});

it('drops an item at once that is still listed, but was removed', async () => {
  catalogue.listed = [item('paper')];
  const index = createPassageIndex();
  const follow = followShelf(index, indexed);
  await follow();
  expect(index.size()).toBe(1);
  catalogue.version = 2;
  catalogue.listed = [item('paper', 'second')];
  catalogue.read.mockResolvedValue([]);
  await follow();
  expect(index.size()).toBe(0);
});

it('leaves out an item that cannot be read, and logs it', async () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  catalogue.listed = [item('good'), item('bad'), item('better')];
  const index = createPassageIndex();
  const follow = followShelf(index, {
    ...indexed,
    passagesOf: (one: ListedRow) => {
      if (one.id === 'bad') throw new TypeError('no text');
      return passagesOf(one);
    },
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

import { expect, it, vi } from 'vitest';
import { createRowMap } from '#functions/domain/catalogue/lists/map-rows.ts';

it('maps each row once, as long as it is in the list', () => {
  const make = vi.fn(({ id }: { id: string }) => id.toUpperCase());
  const map = createRowMap(make);
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(map([a, b])).toEqual(['A', 'B']);
  expect(map([c, a])).toEqual(['C', 'A']);
  expect(map([{ id: 'a' }, b])).toEqual(['A', 'B']);
  expect(make.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b', 'c', 'a', 'b']);
});

it('maps a row again if its result may change with time', () => {
  let made = 0;
  const map = createRowMap(
    () => ++made,
    ({ id }: { id: string }) => id !== 'scheduled',
  );
  const rows = [{ id: 'scheduled' }, { id: 'out' }];
  expect(map(rows)).toEqual([1, 2]);
  expect(map(rows)).toEqual([3, 2]);
});

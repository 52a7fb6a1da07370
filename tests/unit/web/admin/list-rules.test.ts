import { expect, test, vi } from 'vitest';
import { readListQuery, withListQuery } from '#web/src/features/admin/parts/list-query.ts';
import { rangeText } from '#web/src/features/admin/parts/pager.tsx';
import { withRetries } from '#web/src/features/admin/parts/with-retries.ts';
import { percentSent, sizeText } from '#web/src/features/admin/uploads/transfer-texts.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';

test('a list is tried three times, after 1 s and 2 s', async () => {
  const pause = vi.fn(async () => undefined);
  const work = vi.fn(async () => {
    throw new ApiError('network');
  });
  await expect(withRetries(work, pause)).rejects.toThrow(ApiError);
  expect(work).toHaveBeenCalledTimes(3);
  expect(pause.mock.calls).toEqual([[1000], [2000]]);

  let tries = 0;
  const healed = withRetries(async () => {
    tries += 1;
    if (tries < 3) throw new ApiError('internal_error', { status: 500 });
    return 'rows';
  }, pause);
  expect(await healed).toBe('rows');
});

test.each([401, 403])('a request refused with %i is not tried again', async (status) => {
  const work = vi.fn(async () => {
    throw new ApiError('forbidden', { status });
  });
  await expect(withRetries(work, async () => undefined)).rejects.toThrow(ApiError);
  expect(work).toHaveBeenCalledOnce();
});

test('the place of a table is in the URL, next to other parameters', () => {
  const query = new URLSearchParams('edit=a-1&products-q=core');
  const place = { q: 'porosity', sort: '-price', cursor: '25.a-9', page: 2 };
  const placed = withListQuery(query, '', place);
  expect(placed.toString()).toBe(
    'edit=a-1&products-q=core&q=porosity&sort=-price&cursor=25.a-9&page=2',
  );
  expect(readListQuery(placed, '')).toEqual(place);
  expect(readListQuery(placed, 'products-')).toEqual({
    q: 'core',
    sort: '',
    cursor: '',
    page: 1,
  });
  expect(withListQuery(placed, '', { q: '', sort: '', cursor: '', page: 1 }).toString()).toBe(
    'edit=a-1&products-q=core',
  );
});

test.each([
  ['page=7', 1],
  ['cursor=x', 2],
  ['cursor=x&page=junk', 2],
  ['cursor=x&page=7', 7],
])('an impossible page is ignored: %s', (query, page) => {
  expect(readListQuery(new URLSearchParams(query), '').page).toBe(page);
});

test('figures are formatted for people', () => {
  const rows = Array.from({ length: 25 }, () => 0);
  expect(rangeText({ rows, total: 10_000, firstNumber: 26 })).toBe('26–50 of 10,000');
  expect(rangeText({ rows, total: undefined, firstNumber: 1 })).toBe('1–25');
  expect(sizeText(5 * 1024 * 1024)).toBe('5 MB');
  expect(sizeText(183_204)).toBe('179 kB');
  expect(percentSent(999, 1000)).toBe(99);
  expect(percentSent(1000, 1000)).toBe(100);
});

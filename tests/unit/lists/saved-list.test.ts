import { expect, it } from 'vitest';
import { decodeList, encodeList } from '#functions/domain/catalogue/lists/saved-list.ts';

const publishedAt = '2026-05-01T09:00:00.000Z';
const row = (id: string) => ({
  id,
  shelf: 'published' as const,
  publishedAt,
  updatedAt: publishedAt,
});
const list = {
  position: { version: 7, since: publishedAt, seen: ['2026-05-01T09:00:00.000Z#one'] },
  rows: Array.from({ length: 2001 }, (_, at) => row(`paper-${at}`)),
  visits: new Map([['paper-0', 12]]),
  countedAt: 1_777_626_000_000,
};

it('is decoded as it was encoded, unless it was made by other rules', async () => {
  const bytes = await encodeList(list, 'rules');
  expect(await decodeList(bytes, 'rules')).toEqual(list);
  expect(await decodeList(bytes, 'other rules')).toBeUndefined();
});

it('is never decoded to something else if one byte has changed', async () => {
  const bytes = await encodeList({ ...list, rows: [row('paper-0')] }, 'rules');
  const decoded = await Promise.allSettled(
    Array.from(bytes, (_, at) => decodeList(bytes.with(at, bytes[at]! ^ 1), 'rules')),
  );
  const wrong = decoded.filter(({ status }) => status === 'fulfilled');
  // The changed byte may be one without a meaning.
  for (const one of wrong) expect(one).toMatchObject({ value: { rows: [row('paper-0')] } });
  expect(wrong.length).toBeLessThan(bytes.length / 20);
});

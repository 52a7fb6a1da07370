import { expect, test } from 'vitest';
import { entriesIn, missingFiles } from '#web/src/components/item-page/archive-entries.ts';

const folder = (depth: number, name: string, files: number) => ({
  depth,
  name,
  sizeBytes: 1,
  files,
});
const file = (depth: number, name: string) => ({ depth, name, sizeBytes: 1 });

test('puts entries into their folders, and says how many files are not listed', () => {
  const top = entriesIn([
    folder(0, 'a', 12),
    folder(1, 'b', 3),
    file(2, '1'),
    file(1, '2'),
    folder(0, 'c', 4),
    file(0, '3'),
  ]);
  expect(top.map(({ name }) => name)).toEqual(['a', 'c', '3']);
  const [a, c] = top;
  expect(a!.within.map(({ name }) => name)).toEqual(['b', '2']);
  expect(a!.within[0]!.within.map(({ name }) => name)).toEqual(['1']);
  expect([a!, a!.within[0]!, c!].map(missingFiles)).toEqual([8, 2, 4]);
  expect(missingFiles({ files: 20, within: top })).toBe(3);
});

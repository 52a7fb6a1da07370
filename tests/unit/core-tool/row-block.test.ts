import { expect, it, test } from 'vitest';
import { createRowBlock } from '#tools/core/checks/row-block.ts';
import { checkLas } from '#tools/core/index.ts';
import { cell, headerLines, spoilt } from './clean-las.ts';

/** Rows whose values encode their row and column, and the blocks in which they arrive. */
function collect(rows: number, width: number) {
  const sizes: number[] = [];
  const seen: number[][] = [];
  const block = createRowBlock(width, ({ rows: count, lines, columns }) => {
    sizes.push(count);
    for (let at = 0; at < count; at++) {
      seen.push([lines[at]!, ...columns.map((column) => column[at]!)]);
    }
  });
  const given = Array.from({ length: rows }, (_, row) => {
    const values = Float64Array.from({ length: width }, (__, column) => row + column / 1e6);
    block.add({ line: row + 7, decimals: 0, values, isWhole: true });
    return [row + 7, ...values];
  });
  block.flush();
  block.flush();
  return { sizes, seen, given };
}

test.each([
  [1000, 3],
  [128, 1],
  [5, 700],
  [0, 4],
  [3, 0],
])('%d rows of %d curves are passed on once and in order', (rows, width) => {
  const { seen, given } = collect(rows, width);
  expect(seen).toEqual(given);
});

it('a block of many curves holds fewer rows, so that memory is bounded', () => {
  expect(collect(300, 3).sizes).toEqual([128, 128, 44]);
  expect(collect(3, 100_000).sizes).toEqual([1, 1, 1]);
});

/** Across the end of the first block. */
const places = Array.from({ length: 12 }, (_, at) => 120 + at);

test.each(places)('a spike in row %d is found on its line', (place) => {
  const { findings } = checkLas(spoilt(cell(place, 1, '290.5')));
  expect(findings.map(({ rule, line, actual }) => [rule, line, actual])).toEqual([
    ['spike', headerLines + 1 + place, '290.5'],
  ]);
});

test.each(places)('a run that begins in row %d is found with its length', (place) => {
  const run = Array.from({ length: 60 }, (_, at) => cell(place + at, 1, '61.25'));
  const { findings } = checkLas(spoilt(...run));
  expect(findings.map(({ rule, line }) => [rule, line])).toEqual([
    ['constant-run', headerLines + 1 + place],
  ]);
  expect(findings[0]!.message).toContain('stays at 61.25 for 60 rows');
});

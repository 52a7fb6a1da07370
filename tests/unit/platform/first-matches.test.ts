import { describe, expect, it } from 'vitest';
import { firstMatches } from '#functions/platform/first-matches.ts';

const isEven = (row: number) => row % 2 === 0;

describe('the first matches of a list', () => {
  it.each([
    ['fewer than fit', [[1, 2], [3]], { rows: [2] }],
    ['as many as fit', [[1, 2], [3], [4, 5]], { rows: [2, 4] }],
    ['more, with the place of the last', [[1, 2], [], [4, 5, 6]], { rows: [2, 4], last: 4 }],
    ['none', [[], [1]], { rows: [] }],
  ])('are %s', async (_what, batches, page) => {
    expect(await firstMatches(yielding(batches), isEven, 2)).toEqual(page);
  });

  it.each([
    ['ends', [[1, 3], [5, 2], [4]], { rows: [2], last: 2, searchedTo: 2 }],
    [
      'has found enough before',
      [
        [2, 4],
        [6, 8],
      ],
      { rows: [2, 4], last: 4 },
    ],
    ['reads all of a shorter list', [[1, 3], [2]], { rows: [2] }],
  ])('of a search that may read four rows: it %s', async (_what, batches, page) => {
    expect(await firstMatches(yielding(batches), isEven, 2, 4)).toEqual(page);
  });

  it('are found without reading further', async () => {
    const read: number[][] = [];
    await firstMatches(yielding([[2], [4, 6], [8]], read), isEven, 2);
    expect(read).toEqual([[2], [4, 6]]);
  });
});

async function* yielding(batches: number[][], read: number[][] = []) {
  for (const batch of batches) {
    read.push(batch);
    yield batch;
  }
}

import { describe, expect, it } from 'vitest';
import { writeCsv } from '#shared/csv/write-csv.ts';

describe('CSV', () => {
  it.each([
    ['plain text', 'plain text'],
    ['a, b', '"a, b"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
    ['Grün ≠ blue', 'Grün ≠ blue'],
    ['', ''],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['  =1', "'  =1"],
    ['1=1', '1=1'],
  ])('writes the text %j as %j', (cell, written) => {
    expect(writeCsv([[cell]])).toBe(`${written}\r\n`);
  });

  it('writes numbers as numbers and undefined as an empty cell, row by row', () => {
    expect(
      writeCsv([
        ['a', -1, undefined],
        [0, undefined, 'b'],
      ]),
    ).toBe('a,-1,\r\n0,,b\r\n');
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkLas } from '#tools/core/index.ts';
import { splitCells } from '#tools/core/reading/cells.ts';
import { createRowFeed } from '#tools/core/reading/feed-rows.ts';
import { readNumber } from '#tools/core/reading/number.ts';
import { readPlainRow } from '#tools/core/reading/plain-row.ts';
import { propertyRuns } from '#tests/support/tier.ts';
import { inHeader, spoilt } from './clean-las.ts';

describe('a number', () => {
  test.each<readonly [text: string, value: number]>([
    ['1670.1524', 1670.1524],
    ['-999.25', -999.25],
    ['+5', 5],
    ['.5', 0.5],
    ['5.', 5],
    ['-0.00', -0],
    ['000000000000001', 1],
    ['0.1234567890123456789', 0.123_456_789_012_345_68],
    ['9007199254740993', 9_007_199_254_740_992],
    ['-1E30', -1e30],
    ['1.5e-3', 0.0015],
    ...['', '.', '-', '+.', '1.2.3', '1-2', '2,4', '**', 'Infinity', '0x1F', '1e400', '0b1'].map(
      (text) => [text, Number.NaN] as const,
    ),
  ])('%j is %d', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it('is rounded as Number() rounds', () => {
    const parts = fc.tuple(
      fc.constantFrom('', '-', '+'),
      fc.stringMatching(/^\d{0,12}$/),
      fc.constantFrom('', '.'),
      fc.stringMatching(/^\d{0,12}$/),
    );
    fc.assert(
      fc.property(parts, (of) => {
        const text = of.join('');
        const isNumber = /\d/.test(text);
        expect(readNumber(text)).toBe(isNumber ? Number(text) : Number.NaN);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});

it('the cells of a line are separated by blanks', () => {
  const piece = fc.constantFrom(
    ...' \t1a-.~°\u00a0\u2003\u001a\u000b\u007f\r'.split(''),
    '  ',
    '12.5',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const line = `x${pieces.join('')}`;
      expect(splitCells(line)).toEqual(line.trim().split(/\s+/));
    }),
    { numRuns: propertyRuns(1000) },
  );
});

describe('a row of plain numbers', () => {
  const read = (line: string, count: number) => {
    const row = { values: new Float64Array(count), decimals: 0 };
    const bytes = Buffer.from(`${line}\nnext`);
    const next = readPlainRow(bytes, 0, row);
    if (next !== -1) expect(next).toBe(bytes.length - 4);
    return next === -1 ? undefined : row;
  };

  it('is read as its cells are', () => {
    const cell = fc.oneof(fc.double().map(String), fc.stringMatching(/^[-+]?\d{0,8}\.?\d{0,9}$/));
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 6 }), (of) => {
        const line = of.join(' \t');
        const cells = of.filter((text) => text !== '');
        const row = read(line, cells.length);
        if (row) expect([...row.values]).toEqual(cells.map(readNumber));
      }),
      { numRuns: propertyRuns(1000) },
    );
    expect(read(' 1670.1524 -999.25\t+.5 7. ', 4)).toEqual({
      values: Float64Array.of(1670.1524, -999.25, 0.5, 7),
      decimals: 4,
    });
    expect(read('1 2\r', 2)).toEqual({ values: Float64Array.of(1, 2), decimals: 0 });
  });

  test.each([
    '1',
    '1 2 3',
    '',
    '1 -',
    '1 .',
    '1 1-2',
    '1 1.2.3',
    '1 1E3',
    '1 1234567890123456',
    '1 2\r3',
    '1 2\r\r',
    '1\r2',
    '1 2\v',
    '# 2',
    '1 2°',
  ])('is not "%s", of two curves', (line) => {
    expect(read(line, 2)).toBeUndefined();
  });

  it('bypasses the line reader, which gets complete lines', () => {
    const rest: string[] = [];
    const taken: string[] = [];
    const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
    const feed = createRowFeed({
      takeRow(bytes, from) {
        const next = bytes.indexOf(10, from) + 1;
        const line = text(bytes.subarray(from, next));
        if (line.trimEnd() !== 'row') return -1;
        taken.push(line);
        return next;
      },
      feed: (bytes) => void rest.push(text(bytes)),
    });
    feed(Buffer.from('~A\nrow\nrow\r\nx\nrow\nro'));
    feed(Buffer.from(`w\n# ${'-'.repeat(70)}\nrow\n`));
    expect(taken).toEqual(['row\n', 'row\r\n', 'row\n', 'row\n']);
    expect(rest.join('|')).toBe(`~A\n|x\n|ro|w\n# ${'-'.repeat(70)}\n`);
  });
});

it('characters beyond ASCII are found in any piece of the file', () => {
  const late = spoilt((lines) => void lines.push('# \u00e9'));
  expect(checkLas(late).findings.map(({ rule }) => rule)).toEqual(['encoding']);
  const control = spoilt(inHeader('NONE', 'NO\u007fNE'));
  expect(checkLas(control).findings.map(({ rule }) => rule)).toEqual(['control-character']);
});

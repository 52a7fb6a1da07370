import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkLas } from '#tools/core/index.ts';
import { splitCells } from '#tools/core/reading/cells.ts';
import { readNumber } from '#tools/core/reading/number.ts';
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

it('the cells of a line are what stands between its blanks', () => {
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

it('characters beyond ASCII are found in whatever piece of the file they are', () => {
  const late = spoilt((lines) => void lines.push('# \u00e9'));
  expect(checkLas(late).findings.map(({ rule }) => rule)).toEqual(['encoding']);
  const control = spoilt(inHeader('NONE', 'NO\u007fNE'));
  expect(checkLas(control).findings.map(({ rule }) => rule)).toEqual(['control-character']);
});

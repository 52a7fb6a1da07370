import { expect, it, test } from 'vitest';
import { markLine } from '#sites/outcrop/pages/tools/core/checker/worker/mark-line.ts';

const found = (actual?: string, rule = 'step') => ({
  ...{ file: 'a.las', line: 7, rule, severity: 'error' as const, message: '' },
  ...(actual !== undefined && { actual }),
});
const marked = (text: string, actual?: string, value?: { text: string; at: number }) =>
  markLine({ number: 7, text }, found(actual), value && { ...value, line: 7 }).pieces;

test.each<[name: string, pieces: readonly string[], expected: readonly string[]]>([
  ['a text, in any case', marked('STEP.m 1 : x', 'STEP.M'), ['', 'STEP.m', ' 1 : x']],
  [
    'a text behind a letter whose capital is longer',
    marked('Straße 0,15', '0,15'),
    ['Straße ', '0,15', ''],
  ],
  ['the value of a column', marked(' 1 2 3', undefined, { text: '2', at: 3 }), [' 1 ', '2', ' 3']],
  ['the whole line where a text occurs twice', marked(' 1 1', '1'), [' ', '1 1', '']],
  [
    'the whole line where a number is only part of another',
    marked('1 0.15', '5'),
    ['', '1 0.15', ''],
  ],
  [
    'the whole row, not a value that is as large as the number of its values',
    markLine({ number: 7, text: '1 3 2' }, found('3', 'column-count'), undefined).pieces,
    ['', '1 3 2', ''],
  ],
  ['control characters as their pictures', marked('a\u001bb', 'none'), ['', 'a\u241bb', '']],
])('marks %s', (_, pieces, expected) => {
  expect(pieces).toEqual(expected);
});

it('marks the line of the value in a wrapped row, and not the first line', () => {
  const value = { text: '2', line: 9, at: 0 };
  expect(markLine({ number: 7, text: '1670.0' }, found(), value).pieces).toEqual([
    '1670.0',
    '',
    '',
  ]);
  expect(markLine({ number: 9, text: '2 3' }, found(), value).pieces).toEqual(['', '2', ' 3']);
});

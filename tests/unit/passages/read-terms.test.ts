import { expect, it } from 'vitest';
import { readTerms } from '#functions/domain/passages/read-terms.ts';

it.each([
  ['digitise a colour map', 'digitizing color maps'],
  ['an e-mail', 'emails'],
  ['hand lens', 'hand lenses'],
  ['what I bought', 'buying'],
  ['the analysis', 'analyses'],
  ['Cooper–Jacob', 'cooper jacob'],
  ['Archie’s equation', "archie's equations"],
  ['a metre of café', 'meters of CAFE'],
])('%s and %s are the same to a search', (one, other) => {
  expect(readTerms(one)).toEqual(readTerms(other));
  expect(readTerms(one)).not.toEqual([]);
});

it('does not split numbers, and drops words without a subject', () => {
  expect(readTerms('Can you please tell me: is a step of 0.1524 or 9 ok?')).toEqual([
    'step',
    '0.1524',
    '9',
  ]);
});

it('ignores what is too long to be a word, however long it is', () => {
  const longest = 'reading'.padStart(80, 'x');
  expect(readTerms(`${longest} x${longest} ${'ing'.repeat(70_000)} shale`)).toEqual([
    longest.replace(/ing$/, ''),
    'shale',
  ]);
});

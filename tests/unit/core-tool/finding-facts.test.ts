import { expect, it, test } from 'vitest';
import { checkLas } from '#tools/core/index.ts';
import type { Finding } from '#tools/core/types.ts';
import { cell, spoilt, strict, inHeader } from './clean-las.ts';
import { cases } from './rule-cases.ts';

const factsOf = ({ curve, expected, actual }: Finding) => [curve, expected, actual];

/** Curve, expected and actual of the first finding of a case. */
const facts: Record<string, readonly (string | undefined)[]> = {
  'a degree sign': [undefined, 'ASCII', '°'],
  'a byte order mark': [undefined, 'ASCII', 'a byte order mark'],
  'UTF-16 without a mark': [undefined, 'ASCII', 'UTF-16'],
  'titles of the columns in another order': ['GR', 'GR', 'RHOB'],
  'UTF-16': [undefined, 'ASCII', 'UTF-16'],
  'two line endings': [undefined, undefined, 'LF and CR LF'],
  'VERS 2.5': [undefined, '1.2 or 2.0', '2.5'],
  'STRT twice, with two values': [undefined, undefined, '1600'],
  'a date that is none': [undefined, undefined, '31-FEB-1986'],
  'two curves of one name': ['GR', undefined, undefined],
  'a curve without a unit': ['GR', 'GAPI or CPS or UR/H', undefined],
  'a gamma ray in the unit of a resistivity': ['GR', 'GAPI or CPS or UR/H', 'OHMM'],
  'an index in a unit that nobody knows': ['DEPT', 'M, F or FT', 'Q'],
  'an index whose line is lost': ['GR', undefined, undefined],
  'STRT in feet': [undefined, 'M', 'FT'],
  'STOP cut short': [undefined, '1700.3276', '1700.0'],
  'STEP rounded': [undefined, '0.1524', '0.152'],
  'a depth that repeats': ['DEPT', undefined, '1682.0396'],
  'rows left out': ['DEPT', '0.1524', '0.9144'],
  'an uneven row': ['DEPT', '0.1524', '0.2104'],
  'WRAP YES over whole rows': [undefined, 'NO', 'YES'],
  'a row too short': [undefined, '8', '2'],
  stars: ['RHOB', 'a number', '******'],
  'semicolons between values': [undefined, 'spaces', 'semicolons'],
  'NULL that is a word': [undefined, 'a number', 'ABSENT'],
  'an undeclared null': ['GR', '-999.25', '-999'],
  'an empty curve': ['SP', undefined, undefined],
  'a caliper in mm under IN': ['CALI', 'MM', 'IN'],
  'a negative resistivity': ['ILD', '0.001 to 1000000 OHMM', '-3'],
  'a caliper that hangs': ['CALI', undefined, '8.5'],
  'a spike': ['GR', undefined, '700'],
  'a feet step under metres': ['DEPT', 'F', 'M'],
};

test.each(Object.entries(facts))(
  '%s: its curve, what is expected and what is there',
  (of, wanted) => {
    const [, content] = cases.find(([name]) => name === of)!;
    expect(factsOf(checkLas(content).findings[0]!)).toEqual(wanted);
  },
);

it('names every curve that shares a finding', () => {
  const [shared] = checkLas(spoilt(cell(3, 1, '-9999'), cell(5, 6, '-9999'))).findings;
  expect(factsOf(shared!)).toEqual(['GR, SP', '-999.25', '-9999']);
});

it('says what the letter of the standard expects', () => {
  const content = strict(
    inHeader('VERS.   2.0', 'VERS.   1.2'),
    inHeader('DEPT.M ', 'DEPT.METRES '),
  );
  const { findings } = checkLas(content, { config: { profile: 'las-2.0' } });
  expect(findings.map((one) => [one.rule, ...factsOf(one)])).toEqual([
    ['version', undefined, '2.0', '1.2'],
    ['field-order', undefined, undefined, undefined],
    ['index-unit', 'DEPT', 'M', 'METRES'],
  ]);
});

import { expect, it } from 'vitest';
import { factsOf, headingOf } from '#sites/outcrop/pages/tools/core/checker/worker/describe.ts';
import { checkLas } from '#tools/core/index.ts';
import { cell, spoilt } from '../../core-tool/clean-las.ts';

const result = checkLas(spoilt(cell(3, 1, '*****')));
const [finding] = result.findings;

it('sums up findings, with groups of digits', () => {
  const errors = Array.from({ length: 1200 }, () => ({ ...finding!, severity: 'error' as const }));
  const info = { ...finding!, severity: 'info' as const };
  expect(headingOf([...errors, { ...finding!, severity: 'warning' }, info])).toBe(
    '1,201\u00a0problems: 1,200\u00a0errors, 1\u00a0warning',
  );
  expect(headingOf([errors[0]!])).toBe('1\u00a0error');
  expect(headingOf([info])).toBe('No problems');
});

it('describes the log briefly, and leaves out what is not known', () => {
  expect(factsOf({ ...result, rows: 2_080_000 })).toEqual([
    'LAS 2.0',
    'Well CLEAN 1',
    '2,080,000 rows, 1670 to 1700.3276 M',
    '8 curves',
  ]);
  expect(factsOf(checkLas(''))).toEqual([]);
});

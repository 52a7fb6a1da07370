import { expect, test } from 'vitest';
import { checkLas } from '#tools/core/index.ts';
import { practiceFiles } from './run-core.ts';

/** The faults named in the workbook's answers, and no others that are reported by default. */
const planted: Record<string, readonly string[]> = {
  'practice-1.las': ['18 column-count'],
  'practice-2.las': ['23 null-value'],
  'practice-3.las': ['6 start-stop', '7 step'],
  'practice-4.las': ['7 depth-unit'],
  'practice-5.las': ['16 unit-range', '17 unit-range'],
  'practice-6.las': ['25 value-format', '27 depth-order'],
};

test.each(Object.entries(practiceFiles))('%s: the planted faults are found', (file, content) => {
  const { findings } = checkLas(content, { file });
  const counting = findings.filter(({ severity }) => severity !== 'info');
  expect(counting.map(({ line, rule }) => `${line} ${rule}`)).toEqual(planted[file]);
  expect(findings.every((finding) => finding.file === file)).toBe(true);
});

test('there are six', () => {
  expect(Object.keys(practiceFiles)).toEqual(Object.keys(planted));
});

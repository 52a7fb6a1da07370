import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leanContract } from '#web/build/lean-contracts.ts';

const folder = path.resolve(import.meta.dirname, '../../../shared/contracts');
const contracts = readdirSync(folder).filter((file) =>
  readFileSync(path.join(folder, file), 'utf8').includes('defineContract({'),
);

it.each(contracts)(
  'takes every summary, every list of errors and the calls of others out of %s',
  (file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const lean = leanContract(source);
    expect(lean).not.toMatch(/^\s+(summary|errors):/m);
    expect(lean).not.toMatch(/^ {4}method: 'HEAD'|^ {2}webhook:/m);
    // As many calls as the source has for browsers, each with all that it needs.
    const count = (text: string, line: string) => text.split(`\n    ${line}`).length - 1;
    const made =
      count(source, 'method:') -
      count(source, "method: 'HEAD'") -
      count(source, "path: '/api/stripe/");
    for (const line of ['method:', 'path:', 'access:', 'input:', 'output:']) {
      expect(count(lean, line)).toBe(made);
    }
    expect(lean.length).toBeLessThan(source.length);
  },
);

it('keeps of the errors every code, and the text of the first of each status', () => {
  const source = readFileSync(path.join(folder, 'errors.ts'), 'utf8');
  const entries = (text: string) =>
    [...text.matchAll(/^ {2}(\w+): \{\s+status: (\d+),\s+text:\s+(['"])(.*)\3/gm)].map(
      ([, code, status, , words]) => ({ code, status, words }),
    );
  const all = entries(source);
  const lean = entries(leanContract(source));
  expect(lean.map(({ code, status }) => [code, status])).toEqual(
    all.map(({ code, status }) => [code, status]),
  );
  const firsts = all.filter(
    ({ status }, at) => all.findIndex((one) => one.status === status) === at,
  );
  const kept = lean.filter(({ words }) => words !== '').map(({ code }) => code);
  expect(kept.toSorted()).toEqual(
    [...firsts.map(({ code }) => code), 'session_expired'].toSorted(),
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leanContract } from '../../../web/build/lean-contracts.ts';

const folder = path.resolve(import.meta.dirname, '../../../shared/contracts');
const contracts = readdirSync(folder).filter((file) =>
  readFileSync(path.join(folder, file), 'utf8').includes('defineContract({'),
);

it.each(contracts)('takes every summary, every list of errors and HEAD out of %s', (file) => {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const lean = leanContract(source);
  expect(lean).not.toMatch(/^\s+(summary|errors):/m);
  expect(lean).not.toMatch(/^ {4}method: 'HEAD'/m);
  // As many calls as the source has for browsers, each with all that it needs.
  const count = (text: string, line: string) => text.split(`\n    ${line}`).length - 1;
  const made = count(source, 'method:') - count(source, "method: 'HEAD'");
  for (const line of ['method:', 'path:', 'access:', 'input:', 'output:']) {
    expect(count(lean, line)).toBe(made);
  }
  expect(lean.length).toBeLessThan(source.length);
});

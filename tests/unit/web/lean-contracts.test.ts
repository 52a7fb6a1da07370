import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leanContract } from '../../../web/build/lean-contracts.ts';

const folder = path.resolve(import.meta.dirname, '../../../shared/contracts');
const contracts = readdirSync(folder).filter((file) =>
  readFileSync(path.join(folder, file), 'utf8').includes('defineContract({'),
);

it.each(contracts)('takes every summary and every list of errors out of %s', (file) => {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const lean = leanContract(source);
  expect(lean).not.toMatch(/^\s+(summary|errors):/m);
  const calls = (text: string) => text.match(/^ {4}(method|path|access|input|output):/gm);
  expect(calls(lean)).toEqual(calls(source));
  expect(lean.length).toBeLessThan(source.length);
});

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readVitestReport } from '#tests/run/read-report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'report.json');
const failed = (fullName: string) => ({ status: 'failed', fullName, failureMessages: ['1 ≠ 2'] });
const passed = (fullName: string, ...failureMessages: string[]) => ({
  status: 'passed',
  fullName,
  failureMessages,
});

function read(testResults: readonly object[]) {
  writeFileSync(file, JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults }));
  return readVitestReport(file);
}

test('a failed test is named with its file and the beginning of its message', async () => {
  const name = path.resolve('tests/unit/a.test.ts');
  const results = await read([{ name, message: '', assertionResults: [failed('adds up')] }]);
  expect(results.failures).toEqual(['tests/unit/a.test.ts › adds up\n    1 ≠ 2']);
  expect(results).toMatchObject({ passed: 2, failed: 1, retried: [] });
  expect(existsSync(file)).toBe(false);
});

test('a file that could not be run is a failure', async () => {
  const name = path.resolve('tests/unit/b.test.ts');
  const { failures } = await read([{ name, message: 'No such module', assertionResults: [] }]);
  expect(failures).toEqual(['tests/unit/b.test.ts\n    No such module']);
});

test('a test that passed on the second try is listed', async () => {
  const name = path.resolve('tests/unit/c.test.ts');
  const assertionResults = [passed('at once'), passed('late', 'Timed out')];
  const { retried } = await read([{ name, message: '', assertionResults }]);
  expect(retried).toEqual(['tests/unit/c.test.ts › late']);
});

test('a run without a report counts as failed', async () => {
  expect(await readVitestReport(path.join(folder, 'none.json'))).toMatchObject({ failed: 1 });
});

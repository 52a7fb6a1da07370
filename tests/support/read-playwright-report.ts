import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

/** Where playwright.config.ts puts the report of a run. */
export const playwrightReport = path.resolve('dist/playwright-report.json');

interface RunCounts {
  passed: number;
  failed: number;
  /** Each failed test with what it says. */
  failures: string[];
  /** Tests that passed on the second try. */
  flaky: string[];
}

/** Counts the tests of a Playwright run. */
export async function readPlaywrightReport(file: string): Promise<RunCounts> {
  const { stats, suites, errors, config } = JSON.parse(await readFile(file, 'utf8')) as JSONReport;
  const specs = suites.flatMap(specsOf);
  const where = (spec: JSONReportSpec) =>
    `${path.relative('.', path.join(config.rootDir, spec.file))} › ${spec.title}`;
  const having = (status: string) =>
    specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message }) => message ?? 'The run failed.'),
      ...having('unexpected').map((spec) => `${where(spec)}\n${messageOf(spec)}`),
    ],
    flaky: having('flaky').map(where),
  };
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function messageOf({ tests }: JSONReportSpec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return stripVTControlCharacters(errors[0]?.message ?? '');
}

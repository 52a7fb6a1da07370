import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readPlaywrightReport } from '#tests/support/read-playwright-report.ts';

export interface Results {
  passed: number;
  failed: number;
  /** Each failed test, and the beginning of its message. */
  failures: readonly string[];
  /** Tests that passed on the second try. */
  retried: readonly string[];
}

export const noTests: Results = { passed: 0, failed: 0, failures: [], retried: [] };

/** Vitest's JSON report, which has the format of Jest's. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    /** The reason why the file could not be run; it has no results then. */
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The summary repeats some lines of each failure: logs are read from the end. */
const shownLines = 12;

/** Reads the report of a run and removes it. A run without a report has failed. */
export async function readVitestReport(file: string): Promise<Results> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport;
    const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
      const place = path.relative('.', name);
      const tests = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          (test) => `${place} › ${test.fullName}\n${beginning(test.failureMessages.join('\n'))}`,
        );
      return message ? [`${place}\n${beginning(message)}`, ...tests] : tests;
    });
    // A test that passed after a failure keeps the message of that failure.
    const retried = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => `${path.relative('.', name)} › ${fullName}`),
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests, failures, retried };
  } catch {
    return { ...noTests, failed: 1, failures: [`no report in ${file}`] };
  } finally {
    await rm(file, { force: true });
  }
}

/** The same for the browser tests. */
export async function readBrowserReport(file: string): Promise<Results> {
  try {
    const { flaky, failures, ...counts } = await readPlaywrightReport(file);
    return { ...counts, failures: failures.map(beginning), retried: flaky };
  } catch {
    return { ...noTests, failed: 1, failures: [`no report in ${file}`] };
  } finally {
    await rm(file, { force: true });
  }
}

export function beginning(text: string): string {
  return indent(text.split('\n').slice(0, shownLines));
}

export function end(text: string): string {
  return indent(text.trimEnd().split('\n').slice(-shownLines));
}

function indent(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}`).join('\n');
}

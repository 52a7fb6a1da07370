import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playwrightReport, readPlaywrightReport } from './support/read-playwright-report.ts';

/** `npm test`: everything, cheapest first. Goes on after a failure, so that one run shows all of them. */
const steps: readonly {
  name: string;
  command: readonly string[];
  countsTests?: 'vitest' | 'playwright';
}[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'unused', command: ['knip'] },
  { name: 'build web', command: ['node', 'web/build.ts'] },
  { name: 'weight', command: ['node', 'web/check-weight.ts'] },
  { name: 'build functions', command: ['node', 'infra/build-functions.ts'] },
  { name: 'build core', command: ['node', 'tools/core/pack.ts'] },
  { name: 'build lambda', command: ['node', 'infra/add-lambda-sharp.ts'] },
  { name: 'synth', command: ['cdk', 'synth', '--strict', '--quiet'] },
  ...['unit', 'integration', 'faults', 'infra'].map((project) => ({
    name: project,
    command: ['vitest', 'run', '--project', project],
    countsTests: 'vitest' as const,
  })),
  { name: 'browser', command: ['playwright', 'test'], countsTests: 'playwright' },
];

/** So much of a failure is repeated at the end, since who reads a long run may hold its end only. */
const linesOfFailure = 12;

interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
  passed: number;
  failed: number;
  /** Each failed test, and what it says. */
  failures: readonly string[];
}

type Counts = Pick<Outcome, 'passed' | 'failed' | 'failures'>;

async function runStep({ name, command, countsTests }: (typeof steps)[number]): Promise<Outcome> {
  const started = Date.now();
  const report = path.join(tmpdir(), `outcrop-${name}-${process.pid}.json`);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report];
  console.log(`\n▸ ${name}`);
  const [program, ...rest] = [...command, ...(countsTests === 'vitest' ? reporters : [])];
  const child = spawn(program!, rest, { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  const counts =
    countsTests === 'vitest'
      ? await readCounts(report)
      : countsTests === 'playwright'
        ? await readPlaywrightCounts()
        : { passed: 0, failed: 0, failures: [] };
  const ok = code === 0 && (!countsTests || counts.passed > 0);
  return { name, ok, seconds: (Date.now() - started) / 1000, ...counts };
}

/** What vitest writes of a run; the part of Jest's format that is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    /** Why the file could not be run, where it could not; it has no results then. */
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

async function readCounts(file: string): Promise<Counts> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
      const where = path.relative('.', name);
      const tests = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          (test) => `${where} › ${test.fullName}\n${beginning(test.failureMessages.join('\n'))}`,
        );
      return message ? [`${where}\n${beginning(message)}`, ...tests] : tests;
    });
    return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
  } catch {
    return { passed: 0, failed: 1, failures: [`no report in ${file}`] };
  } finally {
    await rm(file, { force: true });
  }
}

async function readPlaywrightCounts(): Promise<Counts> {
  try {
    const { flaky, failures, ...counts } = await readPlaywrightReport(playwrightReport);
    for (const name of flaky) console.log(`passed on the second try: ${name}`);
    return { ...counts, failures: failures.map(beginning) };
  } catch {
    return { passed: 0, failed: 1, failures: [`no report in ${playwrightReport}`] };
  } finally {
    await rm(playwrightReport, { force: true });
  }
}

function beginning(text: string): string {
  return text
    .split('\n')
    .slice(0, linesOfFailure)
    .map((line) => `    ${line}`)
    .join('\n');
}

const outcomes: Outcome[] = [];
for (const step of steps) outcomes.push(await runStep(step));

const total = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, o) => sum + of(o), 0);
for (const { name, failures } of outcomes) {
  for (const failure of failures) console.log(`\n✗ ${name}: ${failure}`);
}
console.log('');
for (const { name, ok, seconds } of outcomes) {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
}
console.log(
  `${''.padEnd(18)} ${total((o) => o.seconds)
    .toFixed(1)
    .padStart(6)} s`,
);
console.log(`${total((o) => o.passed)} passed, ${total((o) => o.failed)} failed`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;

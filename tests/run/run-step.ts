import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playwrightReport } from '#tests/support/read-playwright-report.ts';
import {
  beginning,
  end,
  noTests,
  readBrowserReport,
  readVitestReport,
  type Results,
} from './read-report.ts';
import type { Step } from './steps.ts';

export interface Outcome extends Results {
  name: string;
  ok: boolean;
  seconds: number;
}

interface Running {
  /** Keeps the output, and shows it in one piece when the step has ended. */
  quiet: boolean;
  /** How long a step may take before it is killed. */
  limitMinutes?: number;
}

/** Three times what the longest step, the long browser tests, takes on two cores: a step that waits forever fails. */
const patienceMinutes = 40;

/** Runs one step. */
export async function runStep(
  { name, command, report }: Step,
  { quiet, limitMinutes = patienceMinutes }: Running,
): Promise<Outcome> {
  const started = Date.now();
  const ownFile = path.join(tmpdir(), `outcrop-${name.replaceAll(' ', '-')}-${process.pid}`);
  const reportFile = `${ownFile}.json`;
  const keptFile = `${ownFile}.log`;
  const reporters = [
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile.json',
    reportFile,
  ];
  const [program, ...args] = command;
  // To a file: a pipe would stay open as long as any process that the step has left behind.
  const kept = quiet ? await open(keptFile, 'w') : undefined;
  const out = kept?.fd ?? 'inherit';
  if (!quiet) console.log(`\n▸ ${name}`);
  const child = spawn(program, report === 'vitest' ? [...args, ...reporters] : args, {
    stdio: ['ignore', out, out],
    timeout: limitMinutes * 60_000,
    killSignal: 'SIGKILL',
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  const output = kept ? await readFile(keptFile, 'utf8') : '';
  if (quiet) console.log(`\n▸ ${name}\n${output}`);
  await kept?.close();
  await rm(keptFile, { force: true });
  const results = await readResults(report, reportFile);
  const ok = code === 0 && (!report || results.passed > 0);
  const seconds = (Date.now() - started) / 1000;
  const failures = [...results.failures];
  if (signal) {
    const limit = `a step may take ${limitMinutes} minutes`;
    failures.push(`ended by ${signal} after ${seconds.toFixed(1)} s; ${limit}\n${end(output)}`);
  }
  if (!signal && !ok && !report) failures.push(`exit code ${code}\n${beginning(output)}`);
  return { ...results, name, ok, failures, seconds };
}

async function readResults(report: Step['report'], file: string): Promise<Results> {
  if (report === 'vitest') return readVitestReport(file);
  return report === 'playwright' ? readBrowserReport(playwrightReport) : noTests;
}

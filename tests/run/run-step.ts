import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playwrightReport } from '#tests/support/read-playwright-report.ts';
import {
  beginning,
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

/** Runs one step. With `quiet` its output is kept, and shown in one piece when it has ended. */
export async function runStep({ name, command, report }: Step, quiet: boolean): Promise<Outcome> {
  const started = Date.now();
  const file = path.join(tmpdir(), `outcrop-${name.replaceAll(' ', '-')}-${process.pid}.json`);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file];
  const [program, ...args] = command;
  if (!quiet) console.log(`\n▸ ${name}`);
  const child = spawn(program, report === 'vitest' ? [...args, ...reporters] : args, {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (quiet) console.log(`\n▸ ${name}\n${output}`);
  const results = await readResults(report, file);
  const ok = code === 0 && (!report || results.passed > 0);
  const failures = ok || report ? results.failures : [`exit code ${code}\n${beginning(output)}`];
  return { ...results, name, ok, failures, seconds: (Date.now() - started) / 1000 };
}

async function readResults(report: Step['report'], file: string): Promise<Results> {
  if (report === 'vitest') return readVitestReport(file);
  return report === 'playwright' ? readBrowserReport(playwrightReport) : noTests;
}

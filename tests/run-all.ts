import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `npm test`: everything, cheapest first. Goes on after a failure, so that one run shows all of them. */
const steps: readonly { name: string; command: readonly string[]; countsTests?: true }[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'unused', command: ['knip'] },
  { name: 'build web', command: ['node', 'web/build.ts'] },
  { name: 'build functions', command: ['node', 'infra/build-functions.ts'] },
  { name: 'build core', command: ['node', 'tools/core/pack.ts'] },
  { name: 'build lambda', command: ['node', 'infra/add-lambda-sharp.ts'] },
  { name: 'synth', command: ['cdk', 'synth', '--strict', '--quiet'] },
  ...['unit', 'integration', 'faults', 'infra', 'browser'].map((project) => ({
    name: project,
    command: ['vitest', 'run', '--project', project],
    countsTests: true as const,
  })),
];

interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
  passed: number;
  failed: number;
}

async function runStep({ name, command, countsTests }: (typeof steps)[number]): Promise<Outcome> {
  const started = Date.now();
  const report = path.join(tmpdir(), `outcrop-${name}-${process.pid}.json`);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report];
  console.log(`\n▸ ${name}`);
  const [program, ...rest] = [...command, ...(countsTests ? reporters : [])];
  const child = spawn(program!, rest, { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  const counts = countsTests ? await readCounts(report) : { passed: 0, failed: 0 };
  const ok = code === 0 && (!countsTests || counts.passed > 0);
  return { name, ok, seconds: (Date.now() - started) / 1000, ...counts };
}

async function readCounts(report: string): Promise<{ passed: number; failed: number }> {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    await rm(report, { force: true });
  }
}

const outcomes: Outcome[] = [];
for (const step of steps) outcomes.push(await runStep(step));

const total = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, o) => sum + of(o), 0);
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

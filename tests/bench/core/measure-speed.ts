import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRowFeed } from '#tools/core/reading/feed-rows.ts';
import { readPlainRow } from '#tools/core/reading/plain-row.ts';
import { randomFrom } from '#tools/press/sampling.ts';
import { cleanFile, recipes, written } from './clean-files.ts';
import { runCore, unpackCore, type Run } from './run-packed-core.ts';

const counts = [1, 2] as const;
const logs = 12;
const bytesPerLog = 12e6;
/** How much longer checking may take than reading, both measured in one run. */
const maxTimes = 4.5;

/** Large logs of rows that repeat with a depth that goes on. */
function writeLogs(folder: string): number {
  const file = cleanFile(recipes[0]!, randomFrom('speed'));
  const text = Buffer.from(written(file)).toString('latin1');
  const start = text.indexOf('\n', text.indexOf('\n~A') + 1) + 1;
  const header = text.slice(0, start);
  const rows = text.slice(start).trimEnd().split('\n');
  const [first, second] = rows.map((row) => Number(row.trim().split(/\s+/)[0]));
  const step = second! - first!;
  const lines: string[] = [];
  for (let row = 0, size = 0; size < bytesPerLog; row++) {
    const cells = rows[row % rows.length]!.trim().split(/\s+/);
    lines.push([(first! + row * step).toFixed(4), ...cells.slice(1)].join(' '));
    size += lines.at(-1)!.length + 1;
  }
  const content = `${header}${lines.join('\n')}\n`;
  for (let log = 0; log < logs; log++) writeFileSync(path.join(folder, `${log}.las`), content);
  return logs * content.length;
}

/** Seconds that reading the rows takes, without a check: the least that any checker needs. */
function readAlone(folder: string): number {
  const row = { values: new Float64Array(recipes[0]!.curves.length + 1), decimals: 0 };
  const feed = createRowFeed({
    takeRow: (bytes, from) => readPlainRow(bytes, from, row),
    feed: () => undefined,
  });
  const { user: before } = process.cpuUsage();
  for (const log of readdirSync(folder)) feed(readFileSync(path.join(folder, log)));
  return (process.cpuUsage().user - before) / 1e6;
}

/** Checks the same logs with one job and with two by turns, so that other work on the machine slows both. */
export async function measureSpeed(rounds: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'core-speed-'));
  try {
    const main = await unpackCore(folder);
    const archive = path.join(folder, 'logs');
    mkdirSync(archive);
    const megabytes = writeLogs(archive) / 1e6;
    const runs = counts.map((): Run[] => []);
    const alone: number[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const [at, jobs] of counts.entries())
        runs[at]!.push(runCore([main, 'check', archive, '--quiet', '--jobs', `${jobs}`]));
      alone.push(readAlone(archive));
    }
    const median = (values: readonly number[]) =>
      values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
    console.log(`${logs} logs, ${megabytes.toFixed(0)} MB, medians of ${rounds} rounds:`);
    console.table(
      counts.map((jobs, at) => {
        const of = (key: keyof Run) => median(runs[at]!.map((run) => run[key]));
        return {
          jobs,
          'MB/s': Math.round(megabytes / of('seconds')),
          'MB per CPU s': Math.round(megabytes / of('cpuSeconds')),
          'peak MB': Math.round(of('peakMb')),
        };
      }),
    );
    const gains = runs[0]!.map((run, round) => run.seconds / runs[1]![round]!.seconds);
    console.log(`Two jobs are ${median(gains).toFixed(2)} times as fast as one.`);
    const floor = Math.round(megabytes / median(alone));
    console.log(`Reading the rows alone: ${floor} MB per CPU s.`);
    const times = median(runs[0]!.map(({ cpuSeconds }, round) => cpuSeconds / alone[round]!));
    console.log(`Checking takes ${times.toFixed(1)} times as long as that, ${maxTimes} at most.`);
    if (times > maxTimes) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

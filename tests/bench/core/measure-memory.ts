import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomFrom } from '#tools/press/sampling.ts';
import { formats } from '#tools/core/cli/formats/formats.ts';
import { cleanFile, recipes, written } from './clean-files.ts';
import { runCore, unpackCore } from './run-packed-core.ts';

/** In the folder of the logs; `{folder}` is one beside it. */
const commands = [
  ...Object.keys(formats).map((format) => `check --format ${format}`),
  'check --write-baseline {folder}/known.json',
  ...['csv', 'geojson'].map((format) => `inventory --format ${format}`),
];
/** Otherwise the engine leaves more garbage the longer it runs, which hides what is retained. */
const tidy = ['--max-semi-space-size=2'];
/** The peak of ten times as many logs, as a multiple of the peak of the fewer. */
const maxTimes = 1.5;

function writeLogs(folder: string, from: number, to: number): void {
  const file = cleanFile(recipes[0]!, randomFrom('memory'));
  const lines = Buffer.from(written(file)).toString('latin1').split('\n');
  const content = lines.slice(0, lines.findIndex((line) => line.startsWith('~A')) + 40).join('\n');
  // Each of a well of its own, since an inventory has a place on the map for each.
  for (let log = from; log < to; log++)
    writeFileSync(path.join(folder, `${log}.las`), content.replace('000100020003', `W${log}`));
}

/** Checks a tenth of the logs, then all of them, with one job and with two, and compares the memory of both. */
export async function measureMemory(logs: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'core-memory-'));
  try {
    const main = await unpackCore(folder);
    const few = path.join(folder, 'logs/few');
    const others = path.join(folder, 'logs/others');
    for (const one of [few, others]) mkdirSync(one, { recursive: true });
    writeLogs(few, 0, logs / 10);
    writeLogs(others, logs / 10, logs);
    const wordsOf = (command: string) => command.replace('{folder}', folder).split(' ');
    const rows = commands.flatMap((command) =>
      [1, 2].map((jobs) => {
        const peakOf = (of: string) =>
          runCore([...tidy, main, ...wordsOf(command), of, '--jobs', `${jobs}`]).peakMb;
        const [before, after] = [peakOf(few), peakOf(path.dirname(few))] as const;
        const times = Number((after / before).toFixed(2));
        return { command, jobs, 'MB of a tenth': before, 'MB of all': after, times };
      }),
    );
    console.log(`Peak memory of ${logs / 10} and of ${logs} small logs:`);
    console.table(rows);
    console.log(`Ten times as many logs may take ${maxTimes} times the memory.`);
    if (rows.some(({ times }) => times > maxTimes)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmCommand, wholeNumber } from '#shared/command-line/npm-command.ts';
import { measureInit } from './measure-init.ts';

const { runs } = npmCommand('bench:init')
  .option('--runs <n>', 'how often each is started; the median counts', wholeNumber, 9)
  .addHelpText('after', '\nA bare handler with the same clients is the baseline.')
  .parse()
  .opts();
const directory = await mkdtemp(path.join(tmpdir(), 'outcrop-init-'));
const rows = await measureInit(directory, runs);
await rm(directory, { recursive: true });
for (const { group, bundle, floor, ratio } of rows.toSorted((a, b) => b.ratio - a.ratio)) {
  const figures = [`${bundle.toFixed(1)} ms`, `${floor.toFixed(1)} ms`, ratio.toFixed(2)];
  console.log(group.padEnd(12) + figures.map((figure) => figure.padStart(10)).join(''));
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureInit } from './measure-init.ts';

/** `npm run bench:init`: what each function's initialisation costs beside a bare handler with the same clients. */
const directory = await mkdtemp(path.join(tmpdir(), 'outcrop-init-'));
const rows = await measureInit(directory, Number(process.argv[2] ?? 9));
await rm(directory, { recursive: true });
for (const { group, bundle, floor, ratio } of rows.toSorted((a, b) => b.ratio - a.ratio)) {
  const figures = [`${bundle.toFixed(1)} ms`, `${floor.toFixed(1)} ms`, ratio.toFixed(2)];
  console.log(group.padEnd(12) + figures.map((figure) => figure.padStart(10)).join(''));
}

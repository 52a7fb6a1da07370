import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import {
  judgeWeight,
  pageAssetsFile,
  weighSite,
  weightTable,
  type BuiltPage,
} from './build/page-weight.ts';

npmCommand('check:weight').parse();
const dist = path.join(import.meta.dirname, '../dist');

const pages = JSON.parse(await readFile(path.join(dist, pageAssetsFile), 'utf8')) as BuiltPage[];
const weight = await weighSite(path.join(dist, 'web'), pages);
const { failed, noted } = judgeWeight(weight);
console.log(weightTable(weight));
if (noted.length > 0) console.log(`Just over the limit: ${noted.join(', ')}`);
if (failed.length > 0) {
  console.error(`Too heavy: ${failed.join(', ')}`);
  process.exitCode = 1;
}

import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { readBuilt } from '#shared/command-line/read-built.ts';
import {
  judgeWeight,
  pageAssetsFile,
  weighSite,
  weightTable,
  type BuiltPage,
} from './build/page-weight.ts';

npmCommand('check:weight').parse();
const dist = path.join(import.meta.dirname, '../dist');

const pages = (await readBuilt(pageAssetsFile)) as BuiltPage[];
const weight = await weighSite(path.join(dist, 'web'), pages);
const { failed, noted } = judgeWeight(weight);
console.log(weightTable(weight));
if (noted.length > 0) console.log(`Just over the limit: ${noted.join(', ')}`);
if (failed.length > 0) {
  console.error(`Too heavy: ${failed.join(', ')}`);
  process.exitCode = 1;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  judgeWeight,
  pageAssetsFile,
  weighSite,
  weightTable,
  type BuiltPage,
} from './build/page-weight.ts';

/** `npm run check:weight`: prints what every page of the last build transfers, and fails where a page is too heavy. */
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

import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, expect, it, test } from 'vitest';
import { cleanFile, recipes, written } from '#tests/bench/core/clean-files.ts';
import { faults } from '#tests/bench/core/faults.ts';
import { randomFrom } from '#tools/press/sampling.ts';
import type * as Browser from '#tools/core/browser.ts';
import { checkLas } from '#tools/core/index.ts';
import type { CheckResult } from '#tools/core/types.ts';
import { spoilt } from './clean-las.ts';
import { companyCases } from './company-cases.ts';
import { cases } from './rule-cases.ts';
import { folderWith, practiceFiles, runCore } from './run-core.ts';

/** Core in a browser-like realm, with the globals of browsers and workers and none of Node.js. */
let browser: typeof Browser;
let code: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tools/core/browser.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'core',
    platform: 'browser',
    write: false,
  });
  code = outputFiles[0]!.text;
  const realm = createContext({ TextDecoder, TextEncoder, Blob });
  browser = runInContext(`${code};core`, realm) as typeof Browser;
});

/** Each fault is planted into the first file that it fits. */
const planted = faults.map((fault): readonly [name: string, content: string | Uint8Array] => {
  const recipe = recipes.find((one) => fault.fits?.(cleanFile(one, randomFrom('clean'))) ?? true)!;
  const file = cleanFile(recipe, randomFrom('clean'));
  return [fault.name, fault.plant(file, randomFrom(fault.name)) ?? written(file)];
});

const contents = [
  ...Object.entries(practiceFiles),
  ...cases.map(([name, content]) => [name, content] as const),
  ...planted,
];

test.each(contents)('%s: the browser finds what the command finds', async (file, content) => {
  const found = checkLas(content, { file });
  const blob = new Blob([content as BlobPart]);
  const inBrowser = await browser.checkLasBlob(blob, { file });
  // Values from another realm are equal as JSON.
  expect(JSON.parse(JSON.stringify(inBrowser))).toEqual(found);
});

test.each(companyCases)('%s: the browser applies the same rules', async (_, config, content) => {
  const found = checkLas(content, { file: 'a.las', config });
  const inBrowser = await browser.checkLasBlob(new Blob([content]), { file: 'a.las', config });
  expect(JSON.parse(JSON.stringify(inBrowser))).toEqual(found);
});

it('finds the same in the practice files as the command', async () => {
  const { printed } = await runCore(
    'check . --severity info --format json',
    folderWith(practiceFiles),
  );
  const results = JSON.parse(printed) as CheckResult[];
  expect(results).toHaveLength(Object.keys(practiceFiles).length);
  for (const result of results) {
    const { file } = result;
    const inBrowser = await browser.checkLasBlob(new Blob([practiceFiles[file]!]), { file });
    expect(JSON.parse(JSON.stringify(inBrowser))).toEqual(result);
  }
});

it('uses nothing of Node.js and opens no connection', () => {
  expect(code).not.toMatch(/node:|\brequire\(|\bBuffer\b|\bprocess\./);
  expect(code).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon|importScripts/);
});

it('reads a file in pieces, and no further than it has to', async () => {
  const sizes: number[] = [];
  const blob = new Blob([spoilt().repeat(200)]);
  const slice = blob.slice.bind(blob);
  blob.slice = (from, to) => {
    const piece = slice(from, to);
    sizes.push(piece.size);
    return piece;
  };
  await browser.checkLasBlob(blob);
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBe(1 << 20);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(blob.size);

  sizes.length = 0;
  const binary = new Blob(['\0', new Uint8Array(5 << 20)]);
  binary.slice = (from, to) => {
    sizes.push(1);
    return Blob.prototype.slice.call(binary, from, to);
  };
  const { findings } = await browser.checkLasBlob(binary);
  expect(findings.map(({ rule }) => rule)).toEqual(['not-las']);
  expect(sizes).toEqual([1]);
});

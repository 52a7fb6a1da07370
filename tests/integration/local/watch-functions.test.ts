import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchFunctions, type WatchedFunctions } from '#infra/local/dev/watch-functions.ts';

const root = mkdtempSync(path.join(tmpdir(), 'outcrop-dev-'));
const handlerFile = path.join(root, 'functions/greeting/handler.ts');
const wordFile = path.join(root, 'functions/greeting/word.ts');
let rebuilds = 0;
let functions: WatchedFunctions;

const word = (text: string) => writeFileSync(wordFile, `export const word: string = '${text}';\n`);
const greet = async () => (await functions.loadHandler('greeting'))({}, {});

beforeAll(async () => {
  mkdirSync(path.dirname(handlerFile), { recursive: true });
  writeFileSync(
    handlerFile,
    `import { word } from './word.ts';\nexport const handler = async () => word;\n`,
  );
  word('first');
  functions = await watchFunctions(path.join(root, 'out'), () => rebuilds++, root);
});

afterAll(async () => {
  await functions.close();
  rmSync(root, { recursive: true, force: true });
});

/** Calls the function until it says this. Each call must succeed, also during a rebuild. */
async function untilGreeted(text: string): Promise<void> {
  while ((await greet()) !== text) await setTimeout(1);
}

test('npm run dev runs the new code of a function after a change of its sources', async () => {
  expect(await greet()).toBe('first');
  word('second');
  await untilGreeted('second');
  await vi.waitUntil(() => rebuilds > 0);
});

test('an error in the sources leaves the last good code in place', async () => {
  writeFileSync(wordFile, 'export const word = ;\n');
  expect(await greet()).toBe('second');
  word('third');
  await untilGreeted('third');
});

test('each call during a rebuild gets complete code', async () => {
  for (let change = 0; change < 50; change++) {
    word(`change ${change}`);
    await untilGreeted(`change ${change}`);
  }
});

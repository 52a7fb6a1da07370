import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchFunctions, type WatchedFunctions } from '#infra/local/dev/watch-functions.ts';

const root = mkdtempSync(path.join(tmpdir(), 'outcrop-dev-'));
const handlerFile = path.join(root, 'functions/greeting/handler.ts');
const wordFile = path.join(root, 'functions/greeting/word.ts');
let rebuilt = Promise.withResolvers<void>();
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
  functions = await watchFunctions(path.join(root, 'out'), () => rebuilt.resolve(), root);
});

afterAll(async () => {
  await functions.close();
  rmSync(root, { recursive: true, force: true });
});

test('npm run dev runs the new code of a function after a change of its sources', async () => {
  expect(await greet()).toBe('first');
  word('second');
  await rebuilt.promise;
  expect(await greet()).toBe('second');
});

test('an error in the sources leaves the last good code in place', async () => {
  writeFileSync(wordFile, 'export const word = ;\n');
  expect(await greet()).toBe('second');
  rebuilt = Promise.withResolvers();
  word('third');
  await rebuilt.promise;
  expect(await greet()).toBe('third');
});

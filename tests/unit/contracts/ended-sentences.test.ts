import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const open = [
  '`${errorText(error, a)} Please wait.`',
  "failureText(error, a) + ' Please wait.'",
  '`${error.message} ${when}`',
  '((text) => text)(`${text}${when}`)',
  '<p>{errorText(error, a)} Please wait.</p>',
  "<p>{failureText(error, a)}{' '}<a href={to}>Write to us</a></p>",
  '<>{text} <a href={to}>Write to us</a></>',
  '`${known ? failureText(error, a) : a} Please wait.`',
];
const ended = [
  '`${errorSentence(error, a)} Please wait.`',
  '`We could not save. ${errorText(error, a)}`',
  '`${sentence(failureText(error, a))} ${when}`',
  "'We could not save. ' + error.message",
  '<p>{errorText(error, a)}</p>',
  '<p>{errorSentence(error, a)} Please wait.</p>',
  '<p>\n  {text}\n  <button>Retry</button>\n</p>',
  '`${item.message} in the file`',
];

const root = path.resolve(import.meta.dirname, '../../..');
const fileOf = (kind: string, index: number) => `${kind}-${index}.tsx`;
let folder: string;
let refused: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outcrop-ended-sentences-'));
  for (const [kind, expressions] of Object.entries({ open, ended })) {
    for (const [index, expression] of expressions.entries()) {
      const text = `const text = failureText(error, a);\nexport const shown = ${expression};\nuse(text);\n`;
      await writeFile(path.join(folder, fileOf(kind, index)), text);
    }
  }
  const config = {
    categories: { correctness: 'off' },
    jsPlugins: [path.join(root, 'infra/lint/own-rules.ts')],
    rules: { 'outcrop/ended-sentences': 'error' },
  };
  await writeFile(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
  const command = path.join(root, 'node_modules/.bin/oxlint');
  const { stdout } = await promisify(execFile)(command, ['--format=json'], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] };
  refused = diagnostics.map(({ filename }) => filename);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

it.each(open.map((expression, index) => [expression, index]))(
  'refuses text after what the server says as it came: %s',
  (_expression, index) => expect(refused).toContain(fileOf('open', index)),
);

it.each(ended.map((expression, index) => [expression, index]))(
  'takes what ends as a sentence, and what comes last: %s',
  (_expression, index) => expect(refused).not.toContain(fileOf('ended', index)),
);

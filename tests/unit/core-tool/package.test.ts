import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import ts from 'typescript';
import { coreRelease } from '#tools/core/release.ts';
import { packCore } from '#tools/core/pack.ts';
import { folderWith, practiceFiles, runCore } from './run-core.ts';

/** A project with the package unpacked where npm puts it. */
const project = folderWith(practiceFiles);
const installed = path.join(project, 'node_modules/core-las');
let file: string;

beforeAll(async () => {
  file = await packCore(mkdtempSync(path.join(tmpdir(), 'core-pack-')));
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['xzf', file, '--strip-components=1', '-C', installed]);
});

const node = (...words: string[]) =>
  spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8' });

it('is the file that is sold, with the same bytes each time', async () => {
  expect(path.basename(file)).toBe(coreRelease.fileName);
  const again = await packCore(mkdtempSync(path.join(tmpdir(), 'core-pack-')));
  expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
});

it('has the metadata that npm needs, and no dependencies', () => {
  const facts = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as object;
  expect(facts).toMatchObject({
    name: 'core-las',
    version: coreRelease.version,
    bin: { core: 'bin/core.js' },
    engines: { node: '>=20' },
  });
  expect(facts).not.toHaveProperty('dependencies');
  expect(readFileSync(path.join(installed, 'README.md'), 'utf8')).toContain(coreRelease.fileName);
  for (const name of ['bin/core.js', 'index.js', 'browser.js']) {
    const code = readFileSync(path.join(installed, name), 'utf8');
    const imported = [...code.matchAll(/from "([^"]+)"/g)].map(([, name]) => name);
    const threads = name === 'bin/core.js' ? ['node:os', 'node:worker_threads'] : [];
    const files = ['node:fs', 'node:path', 'node:util'];
    const allowed = name === 'browser.js' ? [] : [...files, ...threads];
    expect(imported.filter((name) => !allowed.includes(name!))).toEqual([]);
    expect(code).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket/);
  }
});

it('the command does what the sources do', async () => {
  const { stdout, stderr, status } = node('node_modules/core-las/bin/core.js', 'check', '.');
  const { printed, code } = await runCore('check .', project);
  expect([stdout, stderr, status]).toEqual([printed, '', code]);
  const lost = node('node_modules/core-las/bin/core.js', 'check', 'lost.las');
  expect([lost.stderr, lost.status]).toEqual([
    'core: lost.las: There is no such file or folder.\n',
    2,
  ]);
});

it('the command checks in threads', () => {
  const check = (jobs: string) =>
    node('node_modules/core-las/bin/core.js', 'check', '.', '--jobs', jobs);
  expect(check('3')).toMatchObject({ stdout: check('1').stdout, stderr: '', status: 1 });
});

it('says in a sentence that an old Node.js is not supported', () => {
  const old = 'data:text/javascript,delete Array.prototype.toSorted';
  const { stdout, stderr, status } = node('--import', old, 'node_modules/core-las/bin/core.js');
  expect([stdout, status]).toEqual(['', 2]);
  expect(stderr).toBe(`core: Core needs Node.js 20 or later; this is ${process.version}.\n`);
});

it('can be imported by its name, with types that fit', { tags: 'long', timeout: 30_000 }, () => {
  const consumer = `
    import { checkLas, checkLasFile, rules, type Finding } from 'core-las';
    import { checkLasBlob, type CheckResult } from 'core-las/browser';
    const found: Finding[] = (await checkLasFile('practice-3.las')).findings;
    const { findings, rows } = checkLas('', { config: { rules: { spike: 'off' } } });
    const line: number = found[2]!.line;
    const inBrowser: CheckResult = await checkLasBlob(new Blob(['']), { file: 'a.las' });
    console.log(JSON.stringify([line, found[2]!.rule, findings[0]!.rule, rows, rules.length > 20]));
    console.log(inBrowser.findings[0]!.file);
  `;
  const source = path.join(project, 'consumer.ts');
  writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(source, consumer);
  const program = ts.createProgram([source], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
  });
  const problems = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(problems).toEqual([]);
  writeFileSync(
    path.join(project, 'consumer.js'),
    ts.transpile(consumer, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }),
  );
  expect(node('consumer.js').stdout).toBe('[7,"step","not-las",0,true]\na.las\n');
});

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { coreRules } from '#shared/core-rules/core-rules.ts';
import { coreRelease } from '#tools/core/release.ts';
import type { CheckResult } from '#tools/core/types.ts';
import { cell, inHeader, spoilt, strict, withGaps } from './clean-las.ts';
import { folderWith, practiceFiles, runCore } from './run-core.ts';

describe('core check', () => {
  it('returns 0 for clean files and says how many', async () => {
    const folder = folderWith({ 'a.las': spoilt(), 'b.LAS': spoilt(), 'notes.txt': 'x' });
    expect(await runCore('check .', folder)).toEqual({
      code: 0,
      printed: 'No problems in 2 files.\n',
      complained: '',
    });
  });

  it('counts only what is at least as severe as asked for', async () => {
    const folder = folderWith({ 'a.las': spoilt(cell(150, 1, '700')) });
    expect((await runCore('check a.las', folder)).code).toBe(1);
    expect((await runCore('check a.las --severity error', folder)).code).toBe(0);
    const infos = await runCore('check practice-1.las --severity info', folderWith(practiceFiles));
    expect(infos.printed).toContain('practice-1.las:4  info  provenance\n');
  });

  it('prints JSON with a result per file, and CSV for spreadsheets', async () => {
    const folder = folderWith({ ...practiceFiles, '=1.las': practiceFiles['practice-6.las']! });
    const json = JSON.parse(
      (await runCore('check practice-3.las practice-6.las --format json', folder)).printed,
    ) as CheckResult[];
    expect(json.map(({ file, findings, rows }) => [file, findings.length, rows])).toEqual([
      ['practice-3.las', 2, 11],
      ['practice-6.las', 2, 11],
    ]);
    const csv = (await runCore('check =1.las --format csv', folder)).printed.split('\r\n');
    expect(csv[0]).toBe('file,line,rule,severity,message,curve,expected,actual');
    expect(csv[1]).toBe(
      `'=1.las,25,value-format,error,"RHOB is ""2,430"": a decimal comma. Write a full stop.",RHOB,a number,"2,430"`,
    );
    const nulls = (await runCore('check practice-2.las --format csv', folder)).printed;
    expect(nulls.split('\r\n')[1]).toMatch(/",GR,-999.25,-9999$/);
  });

  it('shows ten findings of a rule and counts the rest, but keeps all in JSON and CSV', async () => {
    const folder = folderWith({ 'a.las': withGaps() });
    const text = (await runCore('check a.las', folder)).printed;
    expect(text.match(/ {2}depth-gap\n/g)).toHaveLength(10);
    expect(text).toContain(' And 40 more of this rule in this file.\n');
    const json = (await runCore('check a.las --format json', folder)).printed;
    expect(json.match(/"depth-gap"/g)).toHaveLength(50);
    expect(json).not.toContain('more of this rule');
    const csv = (await runCore('check a.las --format csv', folder)).printed;
    expect(csv.match(/,depth-gap,/g)).toHaveLength(50);
  });

  it('holds files to the letter of the standard and cites it', async () => {
    const folder = folderWith({ 'a.las': strict(inHeader('DEPT.M ', 'DEPT.METRES ')) });
    expect((await runCore('check a.las', folder)).code).toBe(0);
    const { printed, code } = await runCore('check a.las --profile las-2.0', folder);
    expect(code).toBe(1);
    expect(printed).toBe(
      'a.las:18  error  index-unit  LAS 2.0, section 5.4\n  DEPT is in METRES. Write M.\n1 problem in 1 file: 1 error.\n',
    );
  });

  it('prints nothing with --quiet', async () => {
    const { printed, code } = await runCore('check . --quiet', folderWith(practiceFiles));
    expect([printed, code]).toEqual(['', 1]);
  });

  it('finds files by folder and pattern, each once, without those that are ignored', async () => {
    const folder = folderWith({
      'logs/a.las': spoilt(),
      'logs/deep/b.las': spoilt(),
      'logs/archive/c.las': 'broken',
      'core.config.json': '{ "ignore": ["**/archive/**"] }',
    });
    symlinkSync(path.join(folder, 'logs'), path.join(folder, 'logs/deep/again'));
    for (const words of ['logs', 'logs/**/*.las', 'logs/*.las logs/?eep/b.las', '.']) {
      const { printed, code } = await runCore(`check ${words}`, folder);
      expect([words, printed, code]).toEqual([words, 'No problems in 2 files.\n', 0]);
    }
  });
});

describe('what cannot be checked', () => {
  const folder = folderWith({ 'a.las': spoilt(), 'nothing.las': '', 'spoilt.json': '{ "rules": ' });
  mkdirSync(path.join(folder, 'empty'));
  test.each([
    ['check', 'Name the files or folders: core check logs/'],
    ['check lost.las', 'lost.las: There is no such file or folder.'],
    ['check empty', 'empty: There is no LAS file in this folder.'],
    ['check *.las2', '*.las2: No file matches this pattern.'],
    ['check a.las/b.las', 'a.las/b.las: A part of this path is a file, not a folder.'],
    [
      'check a.las --format xml',
      '--format must be text, json, csv, sarif, github, junit or html, not "xml".',
    ],
    ['check a.las --profile las-3', '--profile must be las-2.0, not "las-3".'],
    [
      'check a.las --severity erorr',
      '--severity must be info, warning or error, not "erorr". Did you mean "error"?',
    ],
    ['check a.las --sevrity error', `Unknown option '--sevrity'. Did you mean "--severity"?`],
    ['check a.las --config lost.json', 'lost.json: There is no such file or folder.'],
    ['check a.las --config empty', 'empty: This is a folder, not a file.'],
    ['explain stepp', 'There is no rule "stepp". Did you mean "step"? "core rules" lists them.'],
    ['explain', 'Name the rule: core explain step'],
    ['chekc', 'There is no command "chekc". Did you mean "check"?'],
  ])('core %s', async (words, text) => {
    expect(await runCore(words, folder)).toEqual({
      code: 2,
      printed: '',
      complained: `core: ${text}\n`,
    });
  });

  it('names a configuration that is not JSON', async () => {
    const { code, complained } = await runCore('check a.las --config spoilt.json', folder);
    expect([code, complained]).toEqual([
      2,
      'core: spoilt.json:1: This is not JSON. Expected a value, but found the end of the file.\n',
    ]);
  });

  it('checks the other files and still returns 2', async () => {
    const { code, printed, complained } = await runCore('check lost.las nothing.las', folder);
    expect(code).toBe(2);
    expect(complained).toContain('lost.las');
    expect(printed).toBe(
      'nothing.las:1  error  not-las\n  This is not a LAS file: no line begins with a tilde. It is empty.\n1 problem in 1 file: 1 error.\n',
    );
  });

  it.skipIf(process.platform === 'win32')('skips a pipe, and says so', async () => {
    const piped = folderWith({ 'a.las': spoilt() });
    execFileSync('mkfifo', [path.join(piped, 'b.las')]);
    symlinkSync(path.join(piped, 'b.las'), path.join(piped, 'c.las'));
    const problem = 'core: b.las: This is a pipe or a device, not a file.\n';
    for (const words of ['check .', 'check *.las', 'check a.las b.las']) {
      expect(await runCore(words, piped)).toEqual({
        code: 2,
        printed: 'No problems in 1 file.\n',
        complained: problem,
      });
    }
  });

  it('says that the configuration ignores everything', async () => {
    const ignoring = folderWith({ 'a.las': 'x', 'core.config.json': '{ "ignore": ["**"] }' });
    for (const word of ['.', 'a.las', '*.las']) {
      expect(await runCore(`check ${word}`, ignoring)).toEqual({
        code: 2,
        printed: '',
        complained: `core: ${word}: "ignore" in the configuration leaves out every file here.\n`,
      });
    }
  });

  it.skipIf(process.getuid?.() === 0)(
    'skips a folder that it is not permitted to read',
    async () => {
      const half = folderWith({ 'a.las': spoilt(), 'closed/b.las': spoilt() });
      chmodSync(path.join(half, 'closed'), 0);
      const result = await runCore('check .', half);
      chmodSync(path.join(half, 'closed'), 0o755);
      expect(result).toEqual({
        code: 2,
        printed: 'No problems in 1 file.\n',
        complained: 'core: closed: Permission to read it is denied.\n',
      });
    },
  );

  it.skipIf(process.getuid?.() === 0)('says that it is not permitted to read a file', async () => {
    const closed = folderWith({ 'a.las': spoilt() });
    chmodSync(path.join(closed, 'a.las'), 0);
    const { code, complained } = await runCore('check a.las', closed);
    expect([code, complained]).toEqual([2, 'core: a.las: Permission to read it is denied.\n']);
  });
});

describe('the other commands', () => {
  const folder = folderWith({});

  it('lists every rule and explains each', async () => {
    const { printed } = await runCore('rules', folder);
    expect(printed.trimEnd().split('\n')).toHaveLength(coreRules.length);
    for (const { id, why, repair } of coreRules) {
      const explained = (await runCore(`explain ${id}`, folder)).printed;
      expect(explained).toContain(why);
      expect(explained).toContain(repair);
    }
  });

  it('writes a configuration that it accepts, and never overwrites one', async () => {
    const file = path.join(folder, 'core.config.json');
    expect((await runCore('init', folder)).printed).toBe('Wrote core.config.json.\n');
    const written = readFileSync(file, 'utf8');
    const again = await runCore('init', folder);
    expect(again).toMatchObject({
      code: 2,
      complained: 'core: core.config.json: The file exists already.\n',
    });
    expect(readFileSync(file, 'utf8')).toBe(written);
    const clean = folderWith({ 'a.las': spoilt(), 'core.config.json': written });
    expect((await runCore('check a.las', clean)).code).toBe(0);
  });

  it('prints its version and its usage', async () => {
    expect((await runCore('--version', folder)).printed).toBe(`${coreRelease.version}\n`);
    const help = await runCore('--help', folder);
    expect([help.code, help.printed]).toEqual([0, expect.stringContaining('core check')]);
    expect((await runCore('', folder)).code).toBe(2);
  });
});

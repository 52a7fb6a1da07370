import { linkSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { globExpression } from '#tools/core/config/glob.ts';
import { createRowReader } from '#tools/core/checks/row-reader.ts';
import { checkLas } from '#tools/core/index.ts';
import { emptyHeader } from '#tools/core/reading/header.ts';
import { headerLines, inHeader, spoilt, without } from './clean-las.ts';
import { folderWith, runCore } from './run-core.ts';
import { firstUnlessLong } from '#tests/support/tier.ts';

/** Input that takes minutes if the time grows with the square of its length. */
const long = 900_000;
const endless: Record<string, string> = {
  'a number of a million digits': spoilt(row(`1${'1'.repeat(long)}. 2`)),
  'numbers joined without end': spoilt(row(`1 ${'1-'.repeat(long / 2)}`)),
  'a mnemonic of digits': spoilt(inHeader(' CALI.IN', ` ${'1'.repeat(long)}x.IN`)),
  'blanks within a date': spoilt(inHeader('13-DEC-86', `13${' '.repeat(long)}x`)),
  'hyphens within a date': spoilt(inHeader('13-DEC-86', `13${'-'.repeat(long)}x`)),
  'blanks before a comma': spoilt(row(`1${' '.repeat(long)}, 2`)),
  'a hundred thousand items': spoilt((lines) => {
    lines.splice(9, 0, ...Array.from({ length: 100_000 }, (_, i) => ` I${i}. ${i} : ITEM`));
  }),
};

function row(text: string): (lines: string[]) => void {
  return (lines) => void (lines[headerLines] = text);
}

describe('a long line takes time in proportion to its length', () => {
  test.each(firstUnlessLong(Object.entries(endless)))(
    '%s',
    { tags: 'repeats', timeout: 20_000 },
    (_, content) => {
      const { curves } = checkLas(content);
      expect(curves).toHaveLength(8);
    },
  );

  it('a wrapped row of half a million values', { timeout: 20_000 }, () => {
    const item = { mnemonic: 'X', unit: '', value: '', description: '', line: 1 };
    const header = emptyHeader();
    header.items.V.push({ ...item, mnemonic: 'WRAP', value: 'YES' });
    const curves = Array.from({ length: 500_000 }, () => item);
    const context = { header, curves, nullValue: -999.25, config: {} };
    const lengths: number[] = [];
    const reader = createRowReader(
      { ...context, report: () => undefined, wants: () => true },
      (texts) => lengths.push(texts.length),
    );
    for (let line = 0; line < 50_000; line++) reader.line('1 2 3 4 5 6 7 8 9 10', line);
    expect(lengths).toEqual([500_000]);
  });

  it.each([
    ['no number', 'x', 'value-format'],
    ['an undeclared null', '-9999', 'null-value'],
    ['one value in all rows', '9', 'constant-run'],
  ])('a finding of 150,000 curves: %s', { timeout: 20_000 }, (_, value, rule) => {
    const count = 150_000;
    const curves = Array.from({ length: count }, (_, i) => ` GR${i}.GAPI : GAMMA RAY`);
    const rows = [0, 1, 2].map((depth) => `${depth} ${`${value} `.repeat(count)}`);
    const content = spoilt((lines) => {
      lines.splice(lines.indexOf(' DEPT.M          : DEPTH') + 1, 7, curves.join('\n'));
      lines.splice(lines.indexOf('~ASCII') + 1, Infinity, ...rows);
    });
    const { findings } = checkLas(content, { config: { constantRows: 3 } });
    expect(findings.filter((finding) => finding.rule === rule)).toHaveLength(1);
  });

  it('a pattern of stars', { timeout: 20_000 }, () => {
    const name = `${'a'.repeat(250)}.las`;
    expect(globExpression(`${'*'.repeat(60)}b.las`).test(name)).toBe(false);
    expect(globExpression(`${'**/'.repeat(60)}*.las`).test('x/'.repeat(100) + name)).toBe(true);
    expect(globExpression(`${'**/'.repeat(60)}*.txt`).test('x/'.repeat(100) + name)).toBe(false);
  });
});

describe('what a command does not understand', () => {
  const folder = folderWith({ 'a.las': spoilt() });
  test.each([
    [['check', ''], 'An argument is empty. Name a file or folder.'],
    [['check', 'a.las', '--config', ''], '--config has no value.'],
    [['check', 'a.las', '--output='], '--output has no value.'],
    [['check', 'a.las', '--format'], "Option '--format <value>' argument missing."],
    [['check', 'a.las', '--quiet=yes'], "Option '-q, --quiet' does not take an argument."],
    [['rules', 'spike'], '"core rules" does not take the argument "spike".'],
    [['explain', 'spike', 'step'], '"core explain" does not take the argument "step".'],
    [['init', 'there'], '"core init" does not take the argument "there".'],
    [['init', '--format', 'json'], '"core init" has no option --format.'],
    [['check', 'lost\u001b[31m\n.las'], 'lost?[31m?.las: There is no such file or folder.'],
  ])('core %j', async (words, text) => {
    const { code, printed, complained } = await runCore(words, folder);
    expect([code, printed, complained]).toEqual([2, '', `core: ${text}\n`]);
  });

  it('says that standard input cannot be read', async () => {
    const error = Object.assign(new Error('EISDIR: read'), { code: 'EISDIR' });
    const { code, complained } = await runCore('check - a.las', folder, error);
    expect([code, complained]).toEqual([2, 'core: stdin: This is a folder, not a file.\n']);
  });
});

it('never writes a report over a log', async () => {
  const spoiltFile = spoilt(without(' NULL'));
  const folder = folderWith({ 'a.las': spoiltFile });
  linkSync(path.join(folder, 'a.las'), path.join(folder, 'hard.txt'));
  symlinkSync('a.las', path.join(folder, 'soft.txt'));
  for (const name of ['a.las', './a.las', path.join(folder, 'a.las'), 'hard.txt', 'soft.txt']) {
    const { code, complained } = await runCore(['check', 'a.las', '-o', name], folder);
    expect([code, complained]).toEqual([
      2,
      'core: --output would replace a.las, which is to be checked.\n',
    ]);
  }
  expect(readFileSync(path.join(folder, 'a.las'), 'utf8')).toBe(spoiltFile);
});

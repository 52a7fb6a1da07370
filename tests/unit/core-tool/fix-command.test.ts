import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { createNewFile } from '#tools/core/fix/place-file.ts';
import type { FixResult } from '#tools/core/cli/fix-command.ts';
import { cell, headerLines, inHeader, spoilt } from './clean-las.ts';
import { folderWith, runCore } from './run-core.ts';

const step = inHeader('0.1524 ', '0.15   ');
const broken = spoilt(step, cell(90, 2, '-9999'), cell(150, 1, '700'));
const repaired = spoilt(cell(90, 2, '-999.25'), cell(150, 1, '700'));
const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

describe('core check --fix', () => {
  it('writes beside the log, and says what is repaired and what is left', async () => {
    const folder = folderWith({ 'logs/a.LAS': broken, 'logs/b.las': spoilt() });
    expect(await runCore('check --fix logs', folder)).toEqual({
      code: 1,
      complained: '',
      printed: `logs/a.LAS: 2 problems repaired, written to logs/a.fixed.LAS
  step: STEP is 0.1524, not 0.15.
  null-value: -9999 is -999.25 in RHOB.
logs/a.fixed.LAS:179  warning  spike
  GR is 700 in a single row, far from the rows around it. Set it to null if the other curves show nothing.
1 problem in 2 files: 1 warning.
`,
    });
    expect(read(folder, 'logs/a.fixed.LAS')).toBe(repaired);
    expect(read(folder, 'logs/a.LAS')).toBe(broken);
    expect(readdirSync(path.join(folder, 'logs')).toSorted()).toEqual([
      'a.LAS',
      'a.fixed.LAS',
      'b.las',
    ]);
  });

  it('never overwrites an existing file', async () => {
    const folder = folderWith({ 'a.las': broken, 'a.fixed.las': 'mine', 'out/a.las': 'mine' });
    for (const [words, name] of [
      ['check a.las --fix', 'a.fixed.las'],
      ['check a.las --fix --output out', 'out/a.las'],
      ['check a.las --fix --output .', 'a.las'],
    ] as const) {
      expect(await runCore(words, folder)).toEqual({
        code: 2,
        printed: '',
        complained: `core: ${name}: The file exists already.\n`,
      });
    }
    expect([read(folder, 'a.las'), read(folder, 'a.fixed.las'), read(folder, 'out/a.las')]).toEqual(
      [broken, 'mine', 'mine'],
    );
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('writes into a folder, with the same subfolders as in the working folder', async () => {
    const folder = folderWith({ 'work/logs/a.las': broken, 'b.las': spoilt(step) });
    const cwd = path.join(folder, 'work');
    const { printed, code } = await runCore('check --fix logs ../b.las -o out/new', cwd);
    expect(code).toBe(1);
    expect(printed).toContain('../b.las: 1 problem repaired, written to out/new/b.las\n');
    expect(read(cwd, 'out/new/logs/a.las')).toBe(repaired);
    expect(read(cwd, 'out/new/b.las')).toBe(spoilt());
  });

  it('overwrites the logs only with --in-place, and keeps their permissions and links', async () => {
    const folder = folderWith({ 'store/a.las': spoilt(step), 'clean.las': spoilt() });
    const stored = path.join(folder, 'store/a.las');
    chmodSync(stored, 0o640);
    symlinkSync('store/a.las', path.join(folder, 'link.las'));
    const before = statSync(path.join(folder, 'clean.las')).mtimeMs;
    const { printed, code } = await runCore('check link.las clean.las --fix --in-place', folder);
    expect([printed, code]).toEqual([
      'link.las: 1 problem repaired\n  step: STEP is 0.1524, not 0.15.\nNo problems in 2 files.\n',
      0,
    ]);
    expect(readFileSync(stored, 'utf8')).toBe(spoilt());
    if (process.platform !== 'win32') expect(statSync(stored).mode & 0o777).toBe(0o640);
    expect(readdirSync(path.join(folder, 'store'))).toEqual(['a.las']);
    expect(statSync(path.join(folder, 'clean.las')).mtimeMs).toBe(before);
  });

  it('shows a diff and writes nothing in a dry run', async () => {
    const folder = folderWith({ 'a.las': broken });
    const lines = repaired.split('\n');
    const rows = lines.slice(headerLines + 87, headerLines + 94);
    const bad = broken.split('\n')[headerLines + 90];
    const { printed, code } = await runCore('check a.las --fix --dry-run --in-place', folder);
    expect(code).toBe(1);
    expect(printed).toBe(`--- a.las
+++ a.las
@@ -4,7 +4,7 @@
 ${lines.slice(3, 6).join('\n ')}
- STEP.M  0.15      : STEP
+ STEP.M  0.1524    : STEP
 ${lines.slice(7, 10).join('\n ')}
@@ -${headerLines + 88},7 +${headerLines + 88},7 @@
 ${rows.slice(0, 3).join('\n ')}
-${bad}
+${rows[3]}
 ${rows.slice(4).join('\n ')}
a.las: 2 problems can be repaired
  step: STEP is 0.1524, not 0.15.
  null-value: -9999 is -999.25 in RHOB.
a.las:179  warning  spike
  GR is 700 in a single row, far from the rows around it. Set it to null if the other curves show nothing.
1 problem in 1 file: 1 warning.
`);
    expect(readdirSync(folder)).toEqual(['a.las']);
    expect(read(folder, 'a.las')).toBe(broken);
    const quiet = await runCore('check a.las --fix --dry-run -q', folder);
    expect([quiet.code, quiet.printed]).toEqual([1, '']);
  });

  it('says in JSON what is repaired and what is not', async () => {
    const far = inHeader('1700.3276', '1790.5');
    const folder = folderWith({ 'a.las': spoilt(far, cell(90, 2, '-9999')) });
    const { printed } = await runCore('check a.las --fix --format json --dry-run', folder);
    const [result] = JSON.parse(printed) as FixResult[];
    expect(result).toMatchObject({
      ...{ file: 'a.fixed.las', original: 'a.las' },
      repairs: [{ rule: 'null-value', line: headerLines + 91, text: '-9999 is -999.25 in RHOB' }],
      unrepaired: [{ rule: 'start-stop', line: 6, reason: 'rows may have been cut off' }],
    });
    expect(result!.findings.map(({ rule }) => rule)).toEqual(['start-stop']);
  });

  test.each([
    ['--dry-run', '--dry-run needs --fix.'],
    ['--in-place', '--in-place needs --fix.'],
    [
      '--fix --in-place -o out',
      '--in-place writes over the logs, --output into a folder. Choose one.',
    ],
    ['--fix -', '--fix repairs files, not standard input.'],
    ['--fix -o a.las', 'a.las/a.las: A part of this path is a file, not a folder.'],
    ['--fix lost.las -q', 'lost.las: There is no such file or folder.'],
  ])('core check a.las %s', async (words, text) => {
    const folder = folderWith({ 'a.las': spoilt(step) });
    const { code, complained } = await runCore(`check a.las ${words}`, folder);
    expect([code, complained]).toEqual([2, `core: ${text}\n`]);
    expect(read(folder, 'a.las')).toBe(spoilt(step));
  });

  it.skipIf(process.getuid?.() === 0)(
    'leaves a log that it is not permitted to write',
    async () => {
      const folder = folderWith({ 'a.las': spoilt(step) });
      chmodSync(path.join(folder, 'a.las'), 0o444);
      const { code, complained } = await runCore('check a.las --fix --in-place', folder);
      expect([code, complained]).toEqual([2, 'core: a.las: Permission to write it is denied.\n']);
      expect(read(folder, 'a.las')).toBe(spoilt(step));
    },
  );
});

describe('a new file', () => {
  it('appears completely or not at all', () => {
    const folder = folderWith({ 'old.las': 'old' });
    for (const [name, replaces] of [
      ['new.las', false],
      ['old.las', true],
    ] as const) {
      const target = path.join(folder, name);
      const before = replaces ? 'old' : undefined;
      const now = () => (existsSync(target) ? readFileSync(target, 'utf8') : undefined);
      const dropped = createNewFile(target, replaces);
      dropped.write(Buffer.from('half'));
      expect(now()).toBe(before);
      dropped.drop();
      expect(now()).toBe(before);
      const placed = createNewFile(target, replaces);
      placed.write(Buffer.from('who'));
      placed.write(Buffer.from('le'));
      expect(now()).toBe(before);
      placed.place();
      expect(now()).toBe('whole');
    }
    expect(readdirSync(folder).toSorted()).toEqual(['new.las', 'old.las']);
  });

  it('does not replace a file that was created in the meantime', () => {
    const folder = folderWith({});
    mkdirSync(path.join(folder, 'out'));
    const target = path.join(folder, 'out/new.las');
    const late = createNewFile(target, false);
    late.write(Buffer.from('late'));
    writeFileSync(target, 'first');
    expect(() => late.place()).toThrow(expect.objectContaining({ code: 'EEXIST' }));
    late.drop();
    expect(readFileSync(target, 'utf8')).toBe('first');
    expect(readdirSync(path.join(folder, 'out'))).toEqual(['new.las']);
  });
});

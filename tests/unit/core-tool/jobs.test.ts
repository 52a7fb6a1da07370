import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { createProgress } from '#tools/core/cli/progress.ts';
import { firstUnlessLong, isLongTier } from '../../support/tier.ts';
import { cell, spoilt, without } from './clean-las.ts';
import { folderWith, practiceFiles, runCore } from './run-core.ts';

const main = path.resolve(import.meta.dirname, '../../../tools/core/cli/main.ts');

/** Runs the program itself with its threads. Its streams are pipes. */
function core(words: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  return { code: status, printed: stdout, complained: stderr };
}

const folder = folderWith({
  ...practiceFiles,
  'core.config.json': '{ "overrides": [{ "files": ["sub/**"], "rules": { "spike": "error" } }] }',
  'sub/spike.las': spoilt(cell(150, 1, '700')),
  'sub/large.las': spoilt((lines) => void lines.push(...lines.slice(-150))),
  'sub/small.las': spoilt(without(' UWI')),
  'none.las': 'no log',
});
symlinkSync('/nowhere', path.join(folder, 'lost.las'));
symlinkSync('circle.las', path.join(folder, 'circle.las'));

describe('whatever the number of jobs', () => {
  test.each(
    firstUnlessLong([
      ['check', '.', '--format', 'json', '--severity', 'info'],
      ['check', '.', '--format', 'html'],
      ['inventory', '.', '--format', 'geojson'],
    ]),
  )('core %s %s %s %s is the same', { tags: 'repeats' }, (...words) => {
    const one = core([...words, '--jobs', '1'], folder);
    expect(one.code).toBe(2);
    expect(one.complained).toContain('lost.las: There is no such file or folder.');
    expect(one.complained).toContain('circle.las: The links lead in a circle.');
    for (const jobs of isLongTier ? ['2', '7', '99'] : ['7']) {
      expect(core([...words, '--jobs', jobs], folder)).toEqual(one);
    }
  });
});

it.runIf(existsSync('/dev/full'))('says that the output could not be written', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [main, 'rules'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect([status, stderr]).toEqual([2, 'core: The output stops here. The disk is full.\n']);
});

test.each([
  ['0', '--jobs must be a whole number from 1 to 256, not "0".'],
  ['2.5', '--jobs must be a whole number from 1 to 256, not "2.5".'],
  ['1e9', '--jobs must be a whole number from 1 to 256, not "1e9".'],
])('--jobs %s is refused', async (jobs, text) => {
  const { code, complained } = await runCore(`check . --jobs ${jobs}`, folder);
  expect([code, complained]).toEqual([2, `core: ${text}\n`]);
});

it('does not repair in parallel', async () => {
  const { complained } = await runCore('check . --fix --jobs 2', folder);
  expect(complained).toBe('core: --fix repairs one log after another. Leave out --jobs.\n');
});

it('counts up after a second, ten times a second at most, and leaves nothing behind', () => {
  let time = 0;
  const written: string[] = [];
  const progress = createProgress(
    (text) => written.push(text),
    { files: 3, bytes: 1000 },
    () => time,
  );
  const add = (at: number, bytes: number) => {
    time = at;
    progress.add(bytes);
  };
  add(900, 100);
  expect(written).toEqual([]);
  add(1000, 100);
  add(1050, 100);
  add(1100, 200);
  add(1500, 9999);
  progress.clear();
  progress.clear();
  expect(written.map((text) => text.replaceAll('\r', '').replaceAll('\u001b[K', ''))).toEqual([
    'Checking 3 logs: 20 %',
    'Checking 3 logs: 50 %',
    'Checking 3 logs: 100 %',
    '',
  ]);
});

it('writes no progress for short work, and none to a pipe', async () => {
  const { complained } = await runCore('check . --jobs 1', folder);
  expect(complained).not.toContain('Checking');
});

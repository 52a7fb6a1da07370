import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { run } from '#tools/core/cli/run.ts';
import { inHeader, spoilt } from './clean-las.ts';
import { folderWith, runCore } from './run-core.ts';

const faulty = spoilt(inHeader('1700.3276', '1750.0000'));

/** Runs a command, and removes the last log as soon as the first is reported. */
async function removeWhenReported(words: readonly string[]) {
  const cwd = folderWith({ 'a.las': faulty, 'b.las': faulty, 'c.las': faulty });
  let printed = '';
  let complained = '';
  await run(words, {
    cwd,
    colour: false,
    input: (async function* () {})(),
    print(text) {
      printed += text;
      if (text.includes('a.las')) rmSync(path.join(cwd, 'c.las'), { force: true });
    },
    complain: (text) => (complained += text),
  });
  return { printed, complained };
}

test.each([
  'check',
  'check --format json',
  'check --format csv',
  'check --format github',
  'check --format sarif',
  'inventory',
])(
  'core %s reports a log before it reads the one after the next, so that memory holds no logs',
  async (command) => {
    const { printed, complained } = await removeWhenReported([...command.split(' '), '.']);
    expect(printed).toContain('b.las');
    // SARIF also names what could not be read.
    expect(printed).not.toMatch(/c\.las(?!: There is no such file)/);
    expect(complained).toContain('c.las');
  },
);

it('an array of results is the same text as if it were written in one go', async () => {
  const cwd = folderWith({ 'a.las': faulty, 'b.las': spoilt(), 'c.las': faulty, 'd/x.txt': '' });
  const { printed } = await runCore('check . --format json', cwd);
  expect(JSON.parse(printed)).toHaveLength(3);
  expect(printed).toBe(`${JSON.stringify(JSON.parse(printed), null, 2)}\n`);
  const { printed: none } = await runCore('check d --format json', cwd);
  expect(none).toBe('[]\n');
});

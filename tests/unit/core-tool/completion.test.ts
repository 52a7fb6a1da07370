import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { coreRules } from '#shared/core-rules/core-rules.ts';
import { commandHelp } from '#tools/core/cli/help-data.ts';
import { help } from '#tools/core/cli/help.ts';
import { manPage } from '#tools/core/cli/man-page.ts';
import { folderWith, runCore } from './run-core.ts';

const script = async (shell: string) => (await runCore(`completion ${shell}`, '.')).printed;

test.each([
  ['core ', 'check inventory rules explain init completion --help --version'],
  ['core in', 'inventory init'],
  ['core check --f', '--format --fail-on --fix'],
  ['core check --format ', 'text json csv html sarif github junit'],
  ['core inventory --format g', 'geojson'],
  ['core check --severity w', 'warning'],
  ['core explain dep', ''],
  ['core completion ', 'bash zsh fish'],
  ['core rules ', ''],
  ['core check ', ''],
  ['core check --output ', ''],
])('bash completes "%s"', async (line, wanted) => {
  const words = line.split(' ').map((word) => `'${word}'`);
  const ask = `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _core; echo "\${COMPREPLY[*]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', `${await script('bash')}\n${ask}`], {
    cwd: folderWith({}),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const known = new Set(coreRules.map(({ id }) => `${id}`));
  const found = stdout.trim().split(' ');
  if (line === 'core explain dep') {
    expect(found.length).toBeGreaterThan(2);
    for (const rule of found) expect([rule, known.has(rule)]).toEqual([rule, true]);
  } else expect(stdout.trim()).toBe(wanted);
});

const lines: readonly (readonly [line: string, offered: string])[] = [
  ['core ', 'check completion explain init inventory rules'],
  ['core --', '--help --version'],
  ['core check --format ', 'csv github html json junit sarif text'],
  ['core explain depth-', 'depth-gap depth-multiple depth-order depth-spacing depth-unit'],
  ['core check ', 'a.las'],
  ['core check --f', '--fail-on --fix --format'],
  ['core inventory --format g', 'geojson'],
  ['core completion ', 'bash fish zsh'],
  ['core check --output ', 'a.las'],
];
/** Each zsh takes half a second. */
const linesForZsh = lines.slice(0, 5);

/** Debian's zsh, fish and mandoc, if installed; `.ci/run` installs them. */
const has = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** Returns what a shell offers in a folder with one log, in alphabetical order. */
async function offersOf(shell: 'zsh' | 'fish', line: string): Promise<string> {
  const cwd = folderWith({ 'a.las': '' });
  const file = path.join(folderWith({ [`core.${shell}`]: await script(shell) }), `core.${shell}`);
  const words =
    shell === 'zsh'
      ? ['-f', path.join(import.meta.dirname, 'offers-of-zsh.zsh'), file, line]
      : ['--no-config', '-c', `source '${file}'; complete -C '${line}'`];
  const { stdout, stderr } = spawnSync(shell, words, { cwd, encoding: 'utf8', timeout: 20_000 });
  expect(stderr).toBe('');
  const offers = stdout.split('\n').map((one) => one.split('\t')[0]!);
  return offers
    .filter((one) => one !== '')
    .toSorted()
    .join(' ');
}

test.skipIf(!has('fish')).each(lines)(
  'fish completes "%s"',
  { tags: 'long' },
  async (line, offered) => {
    expect(await offersOf('fish', line)).toBe(offered);
  },
);

test.skipIf(!has('zsh')).each(linesForZsh)(
  'zsh completes "%s"',
  { tags: 'long' },
  async (line, offered) => {
    expect(await offersOf('zsh', line)).toBe(offered);
  },
);

test.each(['bash', 'zsh', 'fish'])('%s knows every command, option and rule', async (shell) => {
  const text = await script(shell);
  for (const { name, options } of commandHelp) {
    expect(text).toContain(name);
    for (const { flag } of options) {
      expect(text).toContain(shell === 'fish' ? `-l ${flag.slice(2)}` : flag);
    }
  }
  for (const { id } of coreRules) expect(text).toContain(id);
});

it('names the shells', async () => {
  expect((await runCore('completion', '.')).complained).toBe(
    'core: Name the shell: core completion bash\n',
  );
  expect((await runCore('completion fisch', '.')).complained).toBe(
    'core: The shell must be bash, zsh or fish, not "fisch". Did you mean "fish"?\n',
  );
});

it('the man page says what the help says, in the form of roff', () => {
  const page = manPage();
  const plain = page.replaceAll(/\\f[A-Z]/g, '').replaceAll('\\-', '-');
  for (const { name, text, options } of commandHelp) {
    expect(plain).toContain(`core ${name}`);
    for (const said of [text, ...options.map((option) => option.text)]) {
      expect(plain).toContain(said);
      expect(help).toContain(said);
    }
  }
  expect(page).toMatch(/^\.TH CORE 1 "\d{4}-\d\d-\d\d" "Core \d/);
  for (const line of page.split('\n').filter((one) => one.startsWith('.'))) {
    expect(line).toMatch(/^\.(TH|SH|SS|TP|B|I|RI)\b/);
  }
});

test.skipIf(!has('mandoc'))('mandoc has nothing to say about the man page', () => {
  const { stdout, stderr } = spawnSync('mandoc', ['-T', 'lint', '-W', 'warning'], {
    input: manPage(),
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe('');
});

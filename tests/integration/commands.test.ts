import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstUnlessLong } from '../support/tier.ts';
import { howToRun, readScripts } from '#shared/command-line/npm-command.ts';

const root = path.resolve(import.meta.dirname, '../..');
const scripts = readScripts();
/** Our own programs; Vitest, TypeScript and others have their own help. */
const own = scripts.filter(({ command }) => /^node (?!node_modules)/.test(command));
/** Commands whose result another program may read. */
const reporting =
  /^(doctor|test-alarm|connect-stripe|smoke|reconcile|backup|restore|diff-guard|teardown|cost)$/;
/** Commands that would change something if they overlooked `--help`. */
const operators =
  /^(start|dev|reset|make-admin|reconcile|backup|restore|teardown|put-secrets|connect-stripe|doctor|build|synth|deploy|diff-guard|smoke|cost|test-alarm)$/;

function run(command: string, ...args: string[]) {
  const [, ...words] = command.split(' ');
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [...words, ...args],
      { cwd: root },
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

const commandOf = (script: string) => own.find(({ name }) => name === script)!.command;

test('every command has a line of help', () => {
  for (const { name, line } of scripts) expect(line, name).toMatch(/^[A-Z].+\.$/);
});

test('npm run help lists every command', async () => {
  const { code, stdout } = await run(commandOf('help'));
  expect(code).toBe(0);
  for (const { name, line } of scripts) {
    expect(stdout.split('\n').map((row) => row.replace(/ {2,}/, ' '))).toContain(
      `${howToRun(name)} ${line}`,
    );
  }
});

test.for(firstUnlessLong(own.filter(({ name }) => operators.test(name))))(
  '$name prints its help and does nothing else',
  { tags: 'repeats' },
  async ({ name, command, line }) => {
    const { code, stdout, stderr } = await run(command, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const usage = howToRun(name === 'dev' ? 'start' : name);
    expect(stdout).toMatch(new RegExp(`^Usage: ${usage} -- \\[options\\]`));
    if (name !== 'dev') expect(stdout.replace(/\n/g, ' ')).toContain(line);
  },
);

test.for(firstUnlessLong(own.filter(({ name }) => reporting.test(name))))(
  '$name prints JSON on request, and says what its exit codes mean',
  { tags: 'repeats' },
  async ({ command }) => {
    const { stdout } = await run(command, '--help');
    expect(stdout).toContain('--json');
    expect(stdout).toMatch(/^Exit code 0: .*\. 2: [^.]+\.$/ms);
  },
);

test('every program reads its arguments as a command', () => {
  for (const { name, command } of own) {
    const files = command.match(/\S+\.ts/g)!;
    const text = readFileSync(path.join(root, files.at(-1)!), 'utf8');
    expect(text, name).toMatch(/npmCommand\('|[a-z]Arguments\(/);
  }
});

const refusals = [
  ['make-admin', [], /^error: missing required argument 'email'/],
  ['make-admin', ['a@example.org', 'b@example.org'], /^error: too many arguments/],
  ['make-admin', ['a@example.org', '--password', 'x'], /^error: unknown option '--password'/],
  ['diff-guard', ['--stage'], /^error: option '--stage <name>' argument missing/],
  ['test-alarm', [], /^error: required option '--stage <name>' not specified/],
  ['connect-stripe', [], /^error: required option '--stage <name>' not specified/],
  ['reconcile', ['--from', 'yesterday'], /Give a day such as 2026-11-21/],
  ['reconcile', ['--from', '2026-11-02', '--to', '2026-11-01'], /--from is after --to/],
  ['teardown', [], /^error: required option '--stage <name>' not specified/],
  ['restore', ['--at', 'yesterday'], /Give a time with its zone, such as 2026-/],
  ['restore', ['--tables', 'user'], /Give names such as articles/],
  ['restore', ['--accounts'], /--accounts needs --from/],
  ['smoke', [], /^error: required option '--url <address>' not specified/],
  ['smoke', ['--url', 'shop'], /Give an address such as https:/],
  ['put-secrets', ['sk_test_secret', '--stage', 'prod'], /^error: too many arguments/],
  ['reset', ['--everything'], /^error: unknown option '--everything'/],
  ['lighthouse', ['store'], /A page begins with a slash/],
  ['lighthouse', ['--runs', '0'], /It takes a whole number from 1/],
] as const;

test.for(firstUnlessLong(refusals))(
  '%s refuses %j',
  { tags: 'repeats' },
  async ([script, args, message]) => {
    const { code, stdout, stderr } = await run(commandOf(script), ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/--help shows what it takes/);
  },
);

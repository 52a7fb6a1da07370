// @module-tag long

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { packCore } from '#tools/core/pack.ts';
import { cell, spoilt } from './clean-las.ts';
import { folderWith } from './run-core.ts';

interface Hook {
  id: string;
  entry: string;
  args: string[];
  language: string;
  files: string;
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'core-hook-'));
const hasPreCommit = spawnSync('pre-commit', ['--version']).error === undefined;

/** There is an error and a warning; the hook names only the error. */
const logs = {
  'wells/a b.las': spoilt(cell(7, 2, '**')),
  'wells/SPIKE.LAS': spoilt(cell(150, 1, '700')),
  'clean.las': spoilt(),
  'las.txt': 'no log',
};
const found =
  'wells/a b.las:36  error  value-format\n  RHOB is "**": a number that did not fit its column. Write the null value.\n1 problem in 3 files: 1 error.\n';

/** The package as a repository of hooks. */
let repository: string;
let hook: Hook;
let file: string;

function git(folder: string, ...words: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...author, '-C', folder, ...words], { encoding: 'utf8' });
}

function projectWith(files: Record<string, string>): string {
  const project = folderWith(files);
  git(project, 'init', '-q');
  git(project, 'add', '--all');
  return project;
}

beforeAll(async () => {
  file = await packCore(newFolder());
  repository = newFolder();
  execFileSync('tar', ['xzf', file, '--strip-components=1', '-C', repository]);
  git(repository, 'init', '-q');
  git(repository, 'add', '--all');
  git(repository, 'commit', '-qm', 'Core');
  const hooks = readFileSync(path.join(repository, '.pre-commit-hooks.yaml'), 'utf8');
  [hook] = parse(hooks) as [Hook];
});

describe('the hook for pre-commit', () => {
  /**
   * As pre-commit does for `language: node`: the package in a folder of its own, the entry on its PATH, then the files.
   */
  function runHook(project: string) {
    const prefix = newFolder();
    mkdirSync(path.join(prefix, 'lib'));
    const install = ['install', '--global', '--offline', '--prefix', prefix, file];
    execFileSync('npm', install, { stdio: 'pipe' });
    // Python's (?i) is a flag in JavaScript.
    const [, ignoresCase = '', pattern] = /^(\(\?i\))?(.*)$/.exec(hook.files)!;
    const wanted = new RegExp(pattern!, ignoresCase && 'i');
    const staged = git(project, 'diff', '--cached', '--name-only', '-z').split('\0');
    const [program, ...words] = hook.entry.split(' ');
    return spawnSync(
      program!,
      [...words, ...hook.args, ...staged.filter((name) => wanted.test(name))],
      {
        cwd: project,
        encoding: 'utf8',
        env: {
          ...process.env,
          PATH: `${path.join(prefix, 'bin')}${path.delimiter}${process.env.PATH}`,
        },
      },
    );
  }

  it('refuses a commit with an error, and no other', () => {
    expect(hook).toMatchObject({ id: 'core', language: 'node' });
    expect(runHook(projectWith(logs))).toMatchObject({ stdout: found, stderr: '', status: 1 });
    const { 'wells/a b.las': _, ...rest } = logs;
    expect(runHook(projectWith(rest))).toMatchObject({ stderr: '', status: 0 });
  });

  it.skipIf(!hasPreCommit)('does so in pre-commit itself', { timeout: 60_000 }, () => {
    const rev = git(repository, 'rev-parse', 'HEAD').trim();
    // Uses the installed Node, because pre-commit would download one.
    const hooks = [{ id: 'core', language_version: 'system' }];
    const run = (files: Record<string, string>) => {
      const project = projectWith(files);
      const config = JSON.stringify({ repos: [{ repo: repository, rev, hooks }] });
      writeFileSync(path.join(project, '.pre-commit-config.yaml'), config);
      git(project, 'add', '--all');
      const env = { ...process.env, PRE_COMMIT_HOME: home };
      return spawnSync('pre-commit', ['run', '--color', 'never'], {
        cwd: project,
        encoding: 'utf8',
        env,
      });
    };
    const home = newFolder();
    const refused = run(logs);
    expect(refused.stdout).toContain(`exit code: 1\n\n${found}`);
    expect(refused.status).toBe(1);
    const { 'wells/a b.las': _, ...rest } = logs;
    expect(run(rest)).toMatchObject({ stdout: expect.stringContaining('Passed'), status: 0 });
  });
});

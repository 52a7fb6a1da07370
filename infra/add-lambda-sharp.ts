import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { hasSharpLayer, sharpLayer } from './sharp-layer.ts';

const project = path.resolve(import.meta.dirname, '..');

/**
 * Adds sharp for Lambda's platform (Linux, ARM, glibc) to the build, whatever this machine's platform is, in the
 * version pinned in package.json. Deployments need it; the local stack does not.
 * @throws Error if npm fails to install it
 */
function addLambdaSharp(dist: string): void {
  const { dependencies } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    dependencies: { sharp: string };
  };
  const version = dependencies.sharp;
  if (hasSharpLayer(dist, version)) return;
  const folder = path.join(dist, sharpLayer, 'nodejs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const system = ['--os=linux', '--cpu=arm64', '--libc=glibc'];
  const quietly = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = npm([
    'install',
    `sharp@${version}`,
    '--prefix',
    folder,
    ...system,
    ...quietly,
  ]);
  if (status === 0 && hasSharpLayer(dist, version)) return;
  throw new Error(`npm could not install sharp ${version} for Lambda (linux, arm64, glibc).`);
}

/** Runs the npm that started this script, by its file: the command's name differs by platform. */
function npm(words: string[]) {
  const file = process.env['npm_execpath'];
  return file
    ? spawnSync(process.execPath, [file, ...words], { stdio: 'inherit' })
    : spawnSync('npm', words, { stdio: 'inherit' });
}

npmCommand('build:lambda').parse();
addLambdaSharp(path.join(project, 'dist'));

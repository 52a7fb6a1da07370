import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Runs a program in the project's folder. Returns its exit code. */
export function runProgram(command: string, args: readonly string[]): number {
  return spawnSync(command, args, { stdio: 'inherit', cwd: root }).status ?? 1;
}

/** Runs scripts of package.json one after the other. Returns the exit code of the first that fails, or 0. */
export function runScripts(...scripts: readonly string[]): number {
  for (const script of scripts) {
    const status = runProgram('npm', ['run', script]);
    if (status !== 0) return status;
  }
  return 0;
}

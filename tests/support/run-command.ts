import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localSettings } from '#infra/local/stack-settings.ts';
import { bareEnvironment } from './bare-environment.ts';
import type { TestStack } from './start-test-stack.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** A script of ours, run as its npm command runs it, beside a running local stack. */
export function commandBeside(stack: TestStack, script: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-command-'));
  const { siteUrl, endpoints, emulators } = stack;
  const { userPoolId, clientId } = emulators.cognito;
  const { region, credentials } = localSettings;
  const content = { siteUrl, userPoolId, clientId, region, endpoints, credentials };
  writeFileSync(path.join(folder, 'local.json'), JSON.stringify(content));
  return {
    run: (...args: string[]) => runCommand(script, args, { OUTCROP_DATA: folder }),
    /** Runs it until its n-th request. The code is -1 if it came that far. */
    killedAt: (killAt: number, ...args: string[]) =>
      runCommand(script, args, {
        OUTCROP_DATA: folder,
        KILL_AT: String(killAt),
        NODE_OPTIONS: '--import=./tests/faults/children/kill-switch.ts',
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Runs a script of ours in a process of its own, in an environment of its own. */
export function runCommand(
  script: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const command = ['--import', './infra/choose-site.ts', script, ...args];
  const env = bareEnvironment(environment);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { cwd: root, env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

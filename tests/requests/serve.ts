import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFunctions } from '#infra/build-functions.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import type { Memory, Served } from './serve-stack.ts';

/** Starts the local stack in a process of its own, with its tables on disk. */
export async function serve() {
  const folder = await mkdtemp(path.join(tmpdir(), 'outcrop-requests-'));
  await buildFunctions(folder);
  const data = path.join(folder, 'data');
  await mkdir(data);
  const child = fork(
    path.join(import.meta.dirname, 'serve-stack.ts'),
    [data, path.join(folder, 'functions')],
    {
      execArgv: ['--expose-gc', '--import', './infra/choose-site.ts'],
      env: bareEnvironment({ POWERTOOLS_LOG_LEVEL: 'SILENT' }),
    },
  );
  const ended = once(child, 'exit').then(() => {
    throw new Error('The stack has ended.');
  });
  const answer = async () => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
    return message;
  };
  return {
    stack: (await answer()) as Served,
    /** What is in use after garbage was collected. */
    memory(): Promise<Memory> {
      const told = answer() as Promise<Memory>;
      child.send('memory');
      return told;
    },
    async stop(): Promise<void> {
      child.kill();
      await ended.catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

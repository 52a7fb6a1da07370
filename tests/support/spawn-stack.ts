import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { bareEnvironment } from './bare-environment.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface StackProcess {
  child: ChildProcess;
  /** Everything written so far. */
  output(): string;
  /** Resolves when the output contains this text; rejects when the process ends first. */
  says(text: string): Promise<void>;
  /** The exit code, or the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts a script of the project in its own process. */
export function spawnScript(
  script: string,
  environment: Record<string, string>,
  args: string[] = [],
): StackProcess {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: bareEnvironment({ POWERTOOLS_LOG_LEVEL: 'SILENT', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listener of heard) listener();
    });
  }
  const ended = once(child, 'close').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null,
  );
  return {
    child,
    output: () => output,
    ended,
    says: (text) =>
      new Promise((resolve, reject) => {
        const check = () => output.includes(text) && resolve();
        heard.add(check);
        check();
        void ended.then(() => reject(new Error(`It never said "${text}":\n${output}`)));
      }),
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

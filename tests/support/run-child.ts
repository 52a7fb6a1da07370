import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

/** Bundles a child program once; each run is its own process with this process's environment. */
export async function prepareChild(source: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'outcrop-child-'));
  const outfile = path.join(folder, 'child.cjs');
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    external: ['sharp'],
    logLevel: 'error',
  });

  /**
   * @param killAt The program dies after its n-th response, from 1; 0: never.
   * @returns Whether it died. It may have ended before its n-th request.
   */
  return async function run(variables: Record<string, string>, killAt = 0): Promise<boolean> {
    const child = spawn(process.execPath, [outfile], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        ...variables,
        KILL_AT: String(killAt),
      },
    });
    let complaints = '';
    child.stderr.on('data', (text) => (complaints += String(text)));
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    if (signal === 'SIGKILL') return true;
    if (code !== 0) throw new Error(complaints || `The child ended with ${code}.`);
    return false;
  };
}

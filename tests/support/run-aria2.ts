import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Whether the download program `aria2c` (Debian: aria2) is installed. */
export const hasAria2 = spawnSync('aria2c', ['--version']).error === undefined;

/**
 * Downloads a file with an aria2c that sends HEAD first.
 * @throws Error with aria2c's output
 */
export async function fetchWithAria2(url: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outcrop-aria2-'));
  try {
    const settings = ['--no-conf', '--use-head=true', '--max-tries=1', `--dir=${folder}`];
    await promisify(execFile)('aria2c', [...settings, '--out=file', url]);
    return await readFile(path.join(folder, 'file'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Whether Debian's podcast client `podget` (a shell script around wget) is installed. */
export const hasPodget = spawnSync('podget', ['--help']).error === undefined;

/** Subscribes to a feed, downloads all of its episodes, and returns the files by name and podget's output. */
export async function runPodget(feedUrl: string) {
  const home = await mkdtemp(path.join(tmpdir(), 'outcrop-podget-'));
  const settings = path.join(home, 'settings');
  const podget = (...args: string[]) => runIn(home, ['--dir_config', settings, ...args]);
  try {
    await podget('--create-config', 'podgetrc');
    await writeFile(path.join(settings, 'serverlist'), `${feedUrl} No_Category The_Podcast\n`);
    const said = await podget('-vv');
    return { files: await recordingsIn(path.join(home, 'POD')), said };
  } finally {
    await rm(home, { recursive: true });
  }
}

async function runIn(home: string, args: string[]): Promise<string> {
  const child = spawn('podget', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: home },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  await once(child, 'close');
  return said;
}

async function recordingsIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const { name, parentPath } of entries.filter(({ name }) => name.endsWith('.mp3'))) {
    files.set(name, await readFile(path.join(parentPath, name)));
  }
  return files;
}

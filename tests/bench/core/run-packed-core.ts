import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { packCore } from '#tools/core/pack.ts';

/** Says at the end what the process has used; the last line is that of the main thread. */
const meter = `data:text/javascript,${encodeURIComponent(`
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime }) + '\\n');
});`)}`;

export interface Run {
  seconds: number;
  cpuSeconds: number;
  peakMb: number;
}

/** Unpacks the package as npm does, since what is sold starts faster than the sources. */
export async function unpackCore(folder: string): Promise<string> {
  execFileSync('tar', ['xzf', await packCore(folder), '-C', folder]);
  return path.join(folder, 'package/bin/core.js');
}

/** Runs the unpacked program; the words begin with options of Node.js. */
export function runCore(words: readonly string[]): Run {
  const began = performance.now();
  const { stderr } = spawnSync(process.execPath, ['--import', meter, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const seconds = (performance.now() - began) / 1000;
  const used = stderr
    .trim()
    .split('\n')
    // Complaints about the logs stand above.
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { maxRSS: number; cpu: number });
  const most = (of: 'maxRSS' | 'cpu') => Math.max(...used.map((one) => one[of]));
  return { seconds, cpuSeconds: most('cpu') / 1e6, peakMb: Math.round(most('maxRSS') / 1024) };
}

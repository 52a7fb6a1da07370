import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteCommand } from '#shared/site-config/site-folder.ts';
import { StartRefused } from '../start-refused.ts';

const markOf = (dataDir: string) => path.join(dataDir, 'seeded');
const withoutSamples = 'without samples';

export const isSeeded = (dataDir: string): boolean => existsSync(markOf(dataDir));

/** Marks the data as complete. Written last: the next start continues an interrupted run. */
export function markSeeded(dataDir: string, works: number): void {
  const what = works === 0 ? withoutSamples : `${works} samples`;
  writeFileSync(markOf(dataDir), `${new Date().toISOString()} ${what}\n`);
}

/**
 * Refuses a start without samples if the data has some.
 * @throws StartRefused because such a start would not remove them
 */
export function refuseSamples(dataDir: string): void {
  if (!isSeeded(dataDir) || readFileSync(markOf(dataDir), 'utf8').includes(withoutSamples)) return;
  throw new StartRefused(
    `${dataDir} contains the samples of an earlier start. "${siteCommand('npm run reset')}" deletes this data; OUTCROP_DATA chooses another folder.`,
  );
}

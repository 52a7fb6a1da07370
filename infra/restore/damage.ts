import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { TableName } from '#shared/constants/table-name.ts';
import { passed, failed, type Line } from '../doctor/line.ts';
import { storedFile, tableFile, type BackedUpFile, type Manifest } from './backup-folder.ts';
import { quantity } from '../quantity.ts';

/** Returns the SHA-256 of a file on disk; undefined if it does not exist. */
export async function sha256Of(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Refuses a backup with damaged tables.
 * @throws Error if the rows of a table have changed since they were written
 */
export async function refuseDamagedTables(folder: string, { tables }: Manifest): Promise<void> {
  for (const [name, { sha256 }] of Object.entries(tables)) {
    const file = tableFile(folder, name as TableName);
    if ((await sha256Of(file)) === sha256) continue;
    throw new Error(
      `${file} is damaged or missing. Nothing was read from this backup.\n  → --from <folder>   (another backup; or a time: --at)`,
    );
  }
}

export async function isIntact(folder: string, file: BackedUpFile): Promise<boolean> {
  return (await sha256Of(storedFile(folder, file))) === file.sha256;
}

/** Returns the undamaged files of a backup, and a line about the others. */
export async function intactFiles(
  folder: string,
  { files }: Manifest,
): Promise<{ intact: BackedUpFile[]; line: Line }> {
  const intact: BackedUpFile[] = [];
  for (const file of files) if (await isIntact(folder, file)) intact.push(file);
  const damaged = files.filter((file) => !intact.includes(file));
  const names = damaged.map(({ key }) => key).join(', ');
  const line =
    damaged.length === 0
      ? passed(
          'backup',
          `Files of the backup that are intact: ${files.length.toLocaleString('en')}.`,
        )
      : failed(
          'backup',
          `The backup has ${quantity(damaged.length, 'damaged or missing file')}: ${names}.`,
          'npm run backup   (make another one while the shop still has the files)',
        );
  return { intact, line };
}

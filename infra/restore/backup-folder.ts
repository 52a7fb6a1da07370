import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import type { TableName } from '#shared/constants/table-name.ts';
import { tableNames } from '../tables.ts';
import { accountSchema } from './accounts.ts';
import type { FileName } from './files.ts';
import type { Row } from './rows-repository.ts';

const file = z.object({
  bucket: z.enum(['public', 'private']),
  key: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  /** The headers with which the file is served. */
  headers: z.record(z.string(), z.string()),
});

export type BackedUpFile = z.output<typeof file>;

export const manifestSchema = z.object({
  format: z.literal(1),
  /** The stage's name, or `local`. */
  shop: z.string(),
  version: z.string(),
  /** The time of the tables' state. Accounts and files are some minutes newer. */
  at: z.iso.datetime(),
  tables: z.partialRecord(
    z.enum(tableNames as [TableName, ...TableName[]]),
    z.object({ rows: z.number(), sha256: z.string() }),
  ),
  accounts: z.array(accountSchema),
  files: z.array(file),
});

export type Manifest = z.output<typeof manifestSchema>;

/** The last file that a backup writes: without it, the backup is incomplete. */
export const manifestName = 'backup.json';

/** The file that exists while a backup is being written. */
export const begunName = 'begun.json';

export const tableFile = (folder: string, name: TableName) =>
  path.join(folder, 'tables', `${name}.jsonl`);

export const isComplete = (folder: string) => existsSync(path.join(folder, manifestName));

/**
 * Returns the path of a file in a backup. Keys may be too long for a file name and contain slashes, so they are hashed.
 */
export const storedFile = (folder: string, { bucket, key }: FileName) =>
  path.join(folder, 'files', createHash('sha256').update(`${bucket}/${key}`).digest('hex'));

/**
 * Reads the manifest of a backup.
 * @throws Error that says what to do, if the folder contains no complete and readable backup
 */
export function readManifest(folder: string): Manifest {
  if (!isComplete(folder)) {
    const next = existsSync(path.join(folder, begunName))
      ? `npm run backup -- --to ${folder}   (with the same --stage: continues where it stopped)`
      : '--from <folder>   (written by npm run backup)';
    throw new Error(`${folder} does not contain a complete backup.\n  → ${next}`);
  }
  const name = path.join(folder, manifestName);
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(name, 'utf8')));
  } catch {
    throw new Error(
      `${name} is damaged, or belongs to another version or another site.\n  → --from <folder>   (another backup)`,
    );
  }
}

/** Yields the rows of a table in a backup; none for a table that did not exist yet. */
export async function* readTable(
  folder: string,
  { tables }: Manifest,
  name: TableName,
): AsyncGenerator<Row> {
  if (!tables[name]) return;
  const lines = createInterface({ input: createReadStream(tableFile(folder, name)) });
  for await (const line of lines) yield JSON.parse(line) as Row;
}

import {
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import type { TableName } from '#shared/constants/table-name.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { readVersion } from '../read-version.ts';
import { listAccounts } from './accounts.ts';
import {
  manifestName,
  storedFile,
  tableFile,
  type BackedUpFile,
  type Manifest,
} from './backup-folder.ts';
import { sha256Of } from './damage.ts';
import { listFiles } from './files.ts';
import { restorableTables } from './restorable-tables.ts';
import { scanRows } from './rows-repository.ts';
import type { SecondSet } from './second-set.ts';
import type { BucketKind, Shop } from './shop.ts';

const concurrency = 4;

/** Writes tables, accounts and files into a folder. After an interruption, the next run writes only missing files. */
export async function writeBackup(shop: Shop, set: SecondSet, folder: string): Promise<void> {
  mkdirSync(path.join(folder, 'tables'), { recursive: true });
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  const tables: Manifest['tables'] = {};
  for (const name of restorableTables) tables[name] = await writeTable(shop, set, folder, name);
  const manifest: Manifest = {
    format: 1,
    shop: shop.name,
    version: readVersion(),
    at: set.at,
    tables,
    accounts: await listAccounts(shop),
    files: [
      ...(await saveFiles(shop, folder, 'public')),
      ...(await saveFiles(shop, folder, 'private')),
    ],
  };
  const name = path.join(folder, manifestName);
  writeFileSync(`${name}.part`, `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(`${name}.part`, name);
}

async function writeTable(shop: Shop, set: SecondSet, folder: string, name: TableName) {
  const file = tableFile(folder, name);
  let rows = 0;
  const lines = async function* () {
    for await (const row of scanRows(shop.dynamodb, `${set.prefix}-${name}`)) {
      rows++;
      yield `${JSON.stringify(row)}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
  return { rows, sha256: (await sha256Of(file))! };
}

async function saveFiles(shop: Shop, folder: string, bucket: BucketKind): Promise<BackedUpFile[]> {
  const listed: { key: string; bytes: number }[] = [];
  for await (const each of listFiles(shop.s3, shop.buckets[bucket])) listed.push(each);
  return mapConcurrently(listed, concurrency, ({ key, bytes }) =>
    saveFile(shop, folder, { bucket, key, bytes }),
  );
}

async function saveFile(
  { s3, buckets }: Shop,
  folder: string,
  file: Omit<BackedUpFile, 'headers' | 'sha256'>,
): Promise<BackedUpFile> {
  const {
    Body,
    LastModified = new Date(0),
    ContentType,
    CacheControl,
    ContentDisposition,
  } = await s3.send(new GetObjectCommand({ Bucket: buckets[file.bucket], Key: file.key }));
  const headers = Object.entries({ ContentType, CacheControl, ContentDisposition }).filter(
    (header): header is [string, string] => header[1] !== undefined,
  );
  const target = storedFile(folder, file);
  const source = Body as Readable;
  if (isSaved(target, file.bytes, LastModified)) source.destroy();
  else await saveWhole(source, target, LastModified);
  return { ...file, sha256: (await sha256Of(target))!, headers: Object.fromEntries(headers) };
}

/** Whether a file is saved already; one that was replaced since an interrupted run is not. */
function isSaved(target: string, bytes: number, modified: Date): boolean {
  if (!existsSync(target)) return false;
  const { size, mtime } = statSync(target);
  return size === bytes && mtime.getTime() === modified.getTime();
}

/** Saves a file, which gets its final name only once it is complete. */
async function saveWhole(source: Readable, target: string, modified: Date): Promise<void> {
  const part: Writable = createWriteStream(`${target}.part`, { mode: 0o600 });
  await pipeline(source, part);
  utimesSync(`${target}.part`, modified, modified);
  renameSync(`${target}.part`, target);
}

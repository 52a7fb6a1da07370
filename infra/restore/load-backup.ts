import { createReadStream } from 'node:fs';
import {
  CreateTableCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { tableInput } from '../local/create-tables.ts';
import { tableNames, tables } from '../tables.ts';
import { readTable, storedFile, type BackedUpFile, type Manifest } from './backup-folder.ts';
import { putRows, type Row } from './rows-repository.ts';
import { dropSet, setAt, type SecondSet } from './second-set.ts';
import type { Shop } from './shop.ts';

const batch = 500;

/**
 * Loads a backup into separate tables beside the live ones. Tables of an earlier run are replaced.
 * @param ids the new id of each member whose account was created again, by old id
 */
export async function loadBackup(
  shop: Shop,
  folder: string,
  manifest: Manifest,
  ids: ReadonlyMap<string, string>,
): Promise<SecondSet> {
  const set = setAt(shop, manifest.at, 'loaded');
  // In the tables of an earlier run, members may have other ids.
  await dropSet(shop, set);
  for (const name of tableNames) {
    const TableName = `${set.prefix}-${name}`;
    const { indexes: _, ...keys } = tables[name] as (typeof tables)['users'];
    const wait = { client: shop.dynamodb, maxWaitTime: 300 };
    await waitUntilTableNotExists(wait, { TableName });
    await shop.dynamodb.send(new CreateTableCommand(tableInput(TableName, keys)));
    await waitUntilTableExists(wait, { TableName });
    let rows: Row[] = [];
    for await (const row of readTable(folder, manifest, name)) {
      rows.push(withNewIds(row, ids));
      if (rows.length < batch) continue;
      await putRows(shop.dynamodb, TableName, rows);
      rows = [];
    }
    await putRows(shop.dynamodb, TableName, rows);
  }
  return set;
}

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Returns a row with members' old ids replaced wherever they occur: ids are random, so nothing else looks like one. */
export function withNewIds(row: Row, ids: ReadonlyMap<string, string>): Row {
  if (ids.size === 0) return row;
  const text = JSON.stringify(row).replace(uuid, (id) => ids.get(id) ?? id);
  return JSON.parse(text) as Row;
}

/** Restores one file of a backup. */
export async function putFileBack(shop: Shop, folder: string, file: BackedUpFile): Promise<void> {
  const { s3, buckets } = shop;
  await s3.send(
    new PutObjectCommand({
      ...file.headers,
      Bucket: buckets[file.bucket],
      Key: file.key,
      Body: createReadStream(storedFile(folder, file)),
      ContentLength: file.bytes,
    }),
  );
}

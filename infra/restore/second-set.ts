import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  ListTablesCommand,
  ResourceInUseException,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import type { TableName } from '#shared/constants/table-name.ts';
import { tableNames } from '../tables.ts';
import type { Shop } from './shop.ts';

/**
 * Tables beside the live ones, in their state at a time. Their names contain the time: after a kill, the next run
 * continues.
 */
export interface SecondSet {
  /** `outcrop-<stage>-restore-<time>`, or `-loaded-` from a backup */
  prefix: string;
  at: string;
}

type Origin = 'restore' | 'loaded';

export function setAt(
  { prefix }: Pick<Shop, 'prefix'>,
  at: string,
  origin: Origin = 'restore',
): SecondSet {
  return { prefix: `${prefix}-${origin}-${at.replace(/[-:.]/g, '')}`, at };
}

/** Lists the sets that earlier runs left. */
export async function findSets({ dynamodb, prefix }: Shop): Promise<SecondSet[]> {
  const pattern = new RegExp(
    `^${prefix}-(restore|loaded)-(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)(\\d{3})Z-`,
  );
  const sets = new Map<string, SecondSet>();
  for await (const name of listTables(dynamodb)) {
    const [, origin, year, month, day, hour, minute, second, millis] = pattern.exec(name) ?? [];
    if (!origin) continue;
    const at = `${year}-${month}-${day}T${hour}:${minute}:${second}.${millis}Z`;
    const set = setAt({ prefix }, at, origin as Origin);
    sets.set(set.prefix, set);
  }
  return [...sets.values()];
}

/**
 * Returns the latest time to which every table can be restored: some minutes ago on AWS.
 * @throws Error if a table cannot be restored, or not to the wanted time
 */
export async function restorableTime(shop: Shop, wanted?: string): Promise<string> {
  const spans = await Promise.all(tableNames.map((name) => spanOf(shop, name)));
  const earliest = new Date(Math.max(...spans.map(({ from }) => from.getTime())));
  const latest = new Date(Math.min(...spans.map(({ to }) => to.getTime())));
  const at = wanted ?? latest.toISOString();
  if (at >= earliest.toISOString() && at <= latest.toISOString()) return at;
  throw new Error(
    `The tables can be restored to a time from ${earliest.toISOString()} to ${latest.toISOString()}.\n  → --at ${latest.toISOString()}   (or, from a backup: --from <folder>)`,
  );
}

async function spanOf({ dynamodb, prefix }: Shop, name: TableName) {
  const TableName = `${prefix}-${name}`;
  const { ContinuousBackupsDescription: found } = await dynamodb.send(
    new DescribeContinuousBackupsCommand({ TableName }),
  );
  const { EarliestRestorableDateTime: from, LatestRestorableDateTime: to } =
    found?.PointInTimeRecoveryDescription ?? {};
  if (from && to) return { from, to };
  throw new Error(
    `Point-in-time recovery of ${TableName} is off.\n  → npm run doctor -- --stage <stage>   (or, from a backup: --from <folder>)`,
  );
}

/** Restores every table that the set lacks, and waits until all are readable. */
export async function makeSet(shop: Shop, set: SecondSet): Promise<void> {
  await Promise.all(
    tableNames.map(async (name) => {
      const input = {
        SourceTableName: `${shop.prefix}-${name}`,
        TargetTableName: `${set.prefix}-${name}`,
        RestoreDateTime: new Date(set.at),
        // Indexes are omitted: only whole tables are read, and indexes take long to restore.
        GlobalSecondaryIndexOverride: [],
      };
      if (await statusOf(shop.dynamodb, input.TargetTableName)) return;
      await shop.dynamodb.send(new RestoreTableToPointInTimeCommand(input));
    }),
  );
  for (const name of tableNames) await untilActive(shop, `${set.prefix}-${name}`);
}

async function untilActive(shop: Shop, TableName: string): Promise<void> {
  while ((await statusOf(shop.dynamodb, TableName)) !== 'ACTIVE') await sleep(shop.pollMs);
}

async function statusOf(dynamodb: DynamoDBClient, TableName: string): Promise<string | undefined> {
  try {
    const { Table } = await dynamodb.send(new DescribeTableCommand({ TableName }));
    return Table?.TableStatus;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** Deletes the tables of a set, after waiting for tables that are still being created. */
export async function dropSet({ dynamodb, pollMs }: Shop, { prefix }: SecondSet): Promise<void> {
  for await (const TableName of listTables(dynamodb)) {
    if (!TableName.startsWith(`${prefix}-`)) continue;
    for (;;) {
      try {
        await dynamodb.send(new DeleteTableCommand({ TableName }));
        break;
      } catch (error) {
        if (error instanceof ResourceNotFoundException) break;
        if (!(error instanceof ResourceInUseException)) throw error;
        await sleep(pollMs);
      }
    }
  }
}

async function* listTables(dynamodb: DynamoDBClient): AsyncGenerator<string> {
  let ExclusiveStartTableName: string | undefined;
  do {
    const page = await dynamodb.send(new ListTablesCommand({ ExclusiveStartTableName }));
    yield* page.TableNames ?? [];
    ExclusiveStartTableName = page.LastEvaluatedTableName;
  } while (ExclusiveStartTableName);
}

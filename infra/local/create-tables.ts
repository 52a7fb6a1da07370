import { isDeepStrictEqual } from 'node:util';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  type CreateTableCommandInput,
  type GlobalSecondaryIndexUpdate,
} from '@aws-sdk/client-dynamodb';
import type { IndexPlan, TablePlan } from '../tables.ts';
import { listedTables } from './stack-plan.ts';
import { localSettings } from './stack-settings.ts';

/**
 * Creates missing tables and updates the indexes of existing ones: data of an older version stays usable. Safe to
 * repeat after an interruption.
 * @param recovery whether tables have point-in-time recovery, as on AWS
 */
export async function createTables(
  endpoint: string,
  recovery = false,
  tables = listedTables,
): Promise<void> {
  const { region, credentials } = localSettings;
  const client = new DynamoDBClient({ endpoint, region, credentials });
  try {
    const { TableNames } = await client.send(new ListTablesCommand({}));
    const existing = new Set(TableNames);
    await Promise.all(
      Object.entries(tables).map(async ([TableName, plan]) => {
        if (existing.has(TableName)) await updateIndexes(client, TableName, plan);
        else await createTable(client, TableName, plan);
        if (recovery) await client.send(new UpdateContinuousBackupsCommand(recoverable(TableName)));
      }),
    );
  } finally {
    client.destroy();
  }
}

async function createTable(client: DynamoDBClient, TableName: string, plan: TablePlan) {
  await client.send(new CreateTableCommand(tableInput(TableName, plan)));
  if (!plan.timeToLive) return;
  const TimeToLiveSpecification = { AttributeName: plan.timeToLive, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
}

const recoverable = (TableName: string) => ({
  TableName,
  PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
});

async function updateIndexes(client: DynamoDBClient, TableName: string, plan: TablePlan) {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const wanted = tableInput(TableName, plan);
  for (const index of wanted.GlobalSecondaryIndexes ?? []) {
    const { IndexName, KeySchema, Projection } = index;
    const found = Table?.GlobalSecondaryIndexes?.find((each) => each.IndexName === IndexName);
    const { KeySchema: keys, Projection: shown } = found ?? {};
    if (isDeepStrictEqual([keys, shown], [KeySchema, Projection])) continue;
    const change = (GlobalSecondaryIndexUpdates: GlobalSecondaryIndexUpdate[]) =>
      client.send(
        new UpdateTableCommand({
          TableName,
          AttributeDefinitions: wanted.AttributeDefinitions,
          GlobalSecondaryIndexUpdates,
        }),
      );
    if (found) await change([{ Delete: { IndexName } }]);
    await change([{ Create: index }]);
  }
}

/** Returns the `CreateTable` input for one table of the plan. Every key is a string. */
export function tableInput(TableName: string, plan: TablePlan): CreateTableCommandInput {
  const indexes = Object.entries(plan.indexes ?? {});
  const keys = [plan, ...indexes.map(([, index]) => index)].flatMap(keyNames);
  return {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...new Set(keys)].map((AttributeName) => ({
      AttributeName,
      AttributeType: 'S' as const,
    })),
    KeySchema: keySchema(plan),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map(([IndexName, index]) => ({
        IndexName,
        KeySchema: keySchema(index),
        Projection: projection(index),
      })),
    }),
  };
}

type Keys = Pick<TablePlan, 'partitionKey' | 'sortKey'>;

function keyNames({ partitionKey, sortKey }: Keys): string[] {
  return sortKey ? [partitionKey, sortKey] : [partitionKey];
}

function keySchema(keys: Keys) {
  const types = ['HASH', 'RANGE'] as const;
  return keyNames(keys).map((AttributeName, at) => ({ AttributeName, KeyType: types[at] }));
}

function projection({ projection: kind }: IndexPlan) {
  if (kind === 'all') return { ProjectionType: 'ALL' as const };
  if (kind === 'keys') return { ProjectionType: 'KEYS_ONLY' as const };
  return { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...kind] };
}

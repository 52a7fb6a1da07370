import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { tableNames } from '#infra/tables.ts';
import type { TableName } from '#shared/constants/table-name.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';

export type Traces = Partial<Record<TableName, Record<string, unknown>[]>>;

/** Returns every row of every table that contains a text. */
export async function findTraces(text: string): Promise<Traces> {
  const traces: Traces = {};
  for (const name of tableNames) {
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const scan = new ScanCommand({ TableName: tableName(name), ExclusiveStartKey });
      const { Items = [], LastEvaluatedKey } = await dynamo.send(scan);
      const found = Items.filter((row) => JSON.stringify(row).includes(text));
      if (found.length > 0) (traces[name] ??= []).push(...found);
      ExclusiveStartKey = LastEvaluatedKey;
    } while (ExclusiveStartKey);
  }
  return traces;
}

/** Returns the tables in which a text is found. */
export async function placesOf(text: string): Promise<string[]> {
  return Object.keys(await findTraces(text)).sort();
}

import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { TableName } from '../../shared/constants/table-name.ts';
import { env } from './env.ts';

export const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

/** The physical name of a table in this stage. */
export function tableName(name: TableName): string {
  return `${env().TABLE_PREFIX}-${name}`;
}

/** The ids of all rows that a query finds, page after page. */
export async function* queryIds(query: QueryCommandInput): AsyncGenerator<string> {
  let start: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await dynamo.send(new QueryCommand({ ...query, ExclusiveStartKey: start }));
    for (const item of page.Items ?? []) yield item['id'] as string;
    start = page.LastEvaluatedKey;
  } while (start);
}

/** Whether a write was refused because its condition, or one of its transaction's, did not hold. */
export function isConditionFailure(error: unknown): boolean {
  return (
    error instanceof ConditionalCheckFailedException ||
    (error instanceof TransactionCanceledException &&
      (error.CancellationReasons ?? []).some(
        ({ Code }) => Code === 'ConditionalCheckFailed' || Code === 'TransactionConflict',
      ))
  );
}

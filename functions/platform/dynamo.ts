import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '../../shared/constants/table-name.ts';
import { env } from './env.ts';

export const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

/** The physical name of a table in this stage. */
export function tableName(name: TableName): string {
  return `${env().TABLE_PREFIX}-${name}`;
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

import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, ifConditionHolds, tableName } from '../../platform/dynamo.ts';

export interface Failures {
  failures: number;
  /** Epoch milliseconds. */
  lastAt: number;
}

export interface Failure {
  /** Epoch milliseconds. */
  at: number;
  rememberedSeconds: number;
}

export type FailuresRow = ReturnType<typeof failuresRow>;

/** Returns the row for a subject (an IP address, an account), which is stored hashed. */
export function failuresRow(name: string, subject: string) {
  const hashed = createHash('sha256').update(subject).digest('base64url').slice(0, 22);
  return { TableName: tableName('ephemera'), Key: { key: `turns#${name}#${hashed}` } };
}

export async function readFailures(row: FailuresRow): Promise<Failures | undefined> {
  const { Item } = await dynamo.send(new GetCommand({ ...row, ConsistentRead: true }));
  return Item as Failures | undefined;
}

/**
 * Counts a failure while there are fewer than `free`, or as the first one after all have been forgotten.
 * @returns false if none was free
 */
export async function countFreeFailure(
  row: FailuresRow,
  free: number,
  failure: Failure,
): Promise<boolean> {
  const values = { ':one': 1, ':now': seconds(failure.at), ...timesOf(failure) };
  const oneMore = {
    ...row,
    UpdateExpression: 'ADD failures :one SET lastAt = :at, expiresAt = :end',
    ConditionExpression:
      'attribute_not_exists(failures) OR (failures < :free AND expiresAt > :now)',
    ExpressionAttributeValues: { ...values, ':free': free },
  };
  const startAgain = {
    ...row,
    UpdateExpression: 'SET failures = :one, lastAt = :at, expiresAt = :end',
    ConditionExpression: 'expiresAt <= :now',
    ExpressionAttributeValues: values,
  };
  return (await update(oneMore)) || (await update(startAgain));
}

/**
 * Counts a failure after `before`.
 * @returns false if another failure was counted first
 */
export function countFailure(
  row: FailuresRow,
  { failures, lastAt }: Failures,
  failure: Failure,
): Promise<boolean> {
  return update({
    ...row,
    UpdateExpression: 'SET failures = :more, lastAt = :at, expiresAt = :end',
    ConditionExpression: 'failures = :failures AND lastAt = :lastAt',
    ExpressionAttributeValues: {
      ':more': failures + 1,
      ':failures': failures,
      ':lastAt': lastAt,
      ...timesOf(failure),
    },
  });
}

export async function forgetFailures(row: FailuresRow): Promise<void> {
  await dynamo.send(new DeleteCommand(row));
}

function timesOf({ at, rememberedSeconds }: Failure) {
  return { ':at': at, ':end': seconds(at) + rememberedSeconds };
}

function update(input: UpdateCommand['input']): Promise<boolean> {
  return ifConditionHolds(() => dynamo.send(new UpdateCommand(input)));
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../platform/app-error.ts';
import { now } from '../../platform/clock.ts';
import { dynamo, isConditionFailure, tableName } from '../../platform/dynamo.ts';

export interface FreeAttempts {
  free: number;
  /** All attempts are forgotten this long after the last one. */
  rememberedSeconds: number;
}

/** Slows attempts down but never blocks them for good: each failure beyond the free ones doubles the wait. */
export interface BackoffRule extends FreeAttempts {
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

/**
 * Counts an attempt as a failure until it is forgiven. Concurrent attempts cannot exceed the rule.
 * @param text the message for a person who has to wait
 * @returns a function that forgives all attempts of this subject
 * @throws AppError `too_many_requests` with the seconds until the next attempt
 */
export async function consumeBackoff(
  name: string,
  subject: string,
  rule: BackoffRule,
  text: string,
): Promise<() => Promise<void>> {
  const row = rowOf(name, subject);
  const retryAfterSeconds = (await consumeFree(row, rule)) ? 0 : await consumeAfterWait(row, rule);
  if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { retryAfterSeconds, text });
  return async () => {
    await dynamo.send(new DeleteCommand(row));
  };
}

/**
 * Consumes one of the free attempts.
 * @returns whether one was left
 */
export function consumeFreeAttempt(
  name: string,
  subject: string,
  rule: FreeAttempts,
): Promise<boolean> {
  return consumeFree(rowOf(name, subject), rule);
}

async function consumeFree(row: Row, { free, rememberedSeconds }: FreeAttempts): Promise<boolean> {
  const at = now().getTime();
  const values = { ':one': 1, ':at': at, ':end': seconds(at) + rememberedSeconds };
  const oneMore = {
    ...row,
    UpdateExpression: 'ADD failures :one SET lastAt = :at, expiresAt = :end',
    ConditionExpression:
      'attribute_not_exists(failures) OR (failures < :free AND expiresAt > :now)',
    ExpressionAttributeValues: { ...values, ':free': free, ':now': seconds(at) },
  };
  const startAgain = {
    ...row,
    UpdateExpression: 'SET failures = :one, lastAt = :at, expiresAt = :end',
    ConditionExpression: 'expiresAt <= :now',
    ExpressionAttributeValues: { ...values, ':now': seconds(at) },
  };
  return (await isWritten(oneMore)) || (await isWritten(startAgain));
}

/** @returns the seconds to wait; 0 if the attempt was counted */
async function consumeAfterWait(row: Row, rule: BackoffRule): Promise<number> {
  const { Item } = await dynamo.send(new GetCommand({ ...row, ConsistentRead: true }));
  if (!Item) return rule.firstWaitSeconds;
  const { failures, lastAt } = Item as { failures: number; lastAt: number };
  const at = now().getTime();
  const openAt = lastAt + waitSeconds(failures, rule) * 1000;
  if (at < openAt) return Math.ceil((openAt - at) / 1000);
  const isTaken = await isWritten({
    ...row,
    UpdateExpression: 'SET failures = :more, lastAt = :at, expiresAt = :end',
    ConditionExpression: 'failures = :failures AND lastAt = :lastAt',
    ExpressionAttributeValues: {
      ':more': failures + 1,
      ':at': at,
      ':end': seconds(at) + rule.rememberedSeconds,
      ':failures': failures,
      ':lastAt': lastAt,
    },
  });
  return isTaken ? 0 : rule.firstWaitSeconds;
}

function waitSeconds(failures: number, rule: BackoffRule): number {
  const doublings = Math.min(Math.max(failures - rule.free, 0), 20);
  return Math.min(rule.firstWaitSeconds * 2 ** doublings, rule.longestWaitSeconds);
}

type Row = ReturnType<typeof rowOf>;

/** The subject (an IP, an account) is stored hashed. */
function rowOf(name: string, subject: string) {
  const hashed = createHash('sha256').update(subject).digest('base64url').slice(0, 22);
  return { TableName: tableName('ephemera'), Key: { key: `turns#${name}#${hashed}` } };
}

async function isWritten(input: UpdateCommand['input']): Promise<boolean> {
  try {
    await dynamo.send(new UpdateCommand(input));
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

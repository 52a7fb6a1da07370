import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { epochSecondsIn, now, nowIso } from '../../platform/clock.ts';
import {
  dynamo,
  ifConditionHolds,
  isConditionFailure,
  queryIds,
  tableName,
  type Write,
} from '../../platform/dynamo.ts';
import type { Mail, MailOrder, MailOutcome } from './mail.ts';

const keptSeconds = 30 * 24 * 3600;
const leaseMilliseconds = 60_000;

/**
 * Returns a write for the transaction of an event: the email exists exactly if the event happened, and only once per
 * id.
 */
export function mailPut(order: MailOrder, id?: string): Write {
  return { Put: putOf(order, id) };
}

function putOf(order: MailOrder, id = ulid()) {
  const mail: Mail = {
    ...order,
    id,
    createdAt: nowIso(),
    expiresAt: epochSecondsIn(keptSeconds),
    pending: 'yes',
    attempts: 0,
  };
  return {
    TableName: tableName('mails'),
    Item: mail,
    ConditionExpression: 'attribute_not_exists(id)',
  };
}

export async function queueMail(order: MailOrder): Promise<void> {
  await dynamo.send(new PutCommand(putOf(order)));
}

/**
 * Queues an email.
 * @param id identifies the event that the email reports
 * @returns false if the email already exists
 */
export function queueMailOnce(order: MailOrder, id: string): Promise<boolean> {
  return ifConditionHolds(() => dynamo.send(new PutCommand(putOf(order, id))));
}

/** Reads an email of the last 30 days. */
export async function getMail(id: string): Promise<Mail | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('mails'), Key: { id } }),
  );
  return Item as Mail | undefined;
}

/** Yields the ids of the pending emails, oldest first. */
export function pendingMailIds(): AsyncGenerator<string> {
  return queryIds({
    TableName: tableName('mails'),
    IndexName: 'pending',
    KeyConditionExpression: 'pending = :yes',
    ExpressionAttributeValues: { ':yes': 'yes' },
  });
}

/** Returns when the oldest pending email was queued; undefined if none is pending. */
export async function oldestPendingMail(): Promise<string | undefined> {
  const { Items } = await dynamo.send(
    new QueryCommand({
      TableName: tableName('mails'),
      IndexName: 'pending',
      KeyConditionExpression: 'pending = :yes',
      ExpressionAttributeValues: { ':yes': 'yes' },
      Limit: 1,
    }),
  );
  return Items?.[0]?.['createdAt'] as string | undefined;
}

/**
 * Leases a pending email for a minute: only one of stream and sweep sends it. Returns undefined if it is leased or
 * closed.
 */
export async function leaseMail(id: string): Promise<Mail | undefined> {
  const nowMilliseconds = now().getTime();
  try {
    const { Attributes } = await dynamo.send(
      new UpdateCommand({
        TableName: tableName('mails'),
        Key: { id },
        UpdateExpression: 'SET leasedUntil = :until ADD attempts :one',
        ConditionExpression:
          'pending = :yes AND (attribute_not_exists(leasedUntil) OR leasedUntil < :now)',
        ExpressionAttributeValues: {
          ':until': nowMilliseconds + leaseMilliseconds,
          ':now': nowMilliseconds,
          ':yes': 'yes',
          ':one': 1,
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes as Mail;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

export async function releaseMail(id: string): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('mails'),
      Key: { id },
      UpdateExpression: 'REMOVE leasedUntil',
    }),
  );
}

/** Records the outcome and removes the email from the pending ones. */
export async function closeMail(id: string, outcome: MailOutcome): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('mails'),
      Key: { id },
      UpdateExpression: 'REMOVE pending, leasedUntil SET closedAt = :now, outcome = :outcome',
      ExpressionAttributeValues: { ':now': nowIso(), ':outcome': outcome },
    }),
  );
}

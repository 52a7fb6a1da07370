import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, ifConditionHolds, tableName } from '../../platform/dynamo.ts';

/** The period that one digest covers: everything published after `since`, up to and including `until` (ISO 8601). */
export interface DigestWindow {
  since: string;
  until: string;
}

/**
 * A window whose emails are being queued. `after`: the last subscriber id whose email has been queued; absent before
 * the first page.
 */
export interface OpenWindow extends DigestWindow {
  after?: string;
}

/** The progress of the digests. `open` is present while a window's emails are being queued, or if a run ended early. */
export interface DigestState {
  /** Everything published up to this time has been announced. */
  until: string;
  open?: OpenWindow;
}

const Key = { key: 'digest' };

export async function readDigestState(): Promise<DigestState | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('settings'), Key, ConsistentRead: true }),
  );
  return Item as DigestState | undefined;
}

/** Starts the first window. Items that are already published are not announced. */
export async function beginDigests(until: string): Promise<void> {
  await unlessOvertaken(
    new PutCommand({
      TableName: tableName('settings'),
      Item: { ...Key, until },
      ConditionExpression: 'attribute_not_exists(#key)',
      ExpressionAttributeNames: { '#key': 'key' },
    }),
  );
}

/**
 * Stores a window before its first email is queued: every later run queues the same emails.
 * @returns false if another run was first
 */
export function openWindow(window: DigestWindow): Promise<boolean> {
  return unlessOvertaken(
    new UpdateCommand({
      TableName: tableName('settings'),
      Key,
      UpdateExpression: 'SET #open = :window',
      ConditionExpression: 'attribute_not_exists(#open) AND #until = :since',
      ExpressionAttributeNames: { '#open': 'open', '#until': 'until' },
      ExpressionAttributeValues: { ':window': window, ':since': window.since },
    }),
  );
}

/**
 * Records that another page of emails is in the outbox: the next run continues after it. Of two concurrent runs, the
 * slower one may set this back. Pages are then written twice, but each email is queued once.
 * @returns false if another run has closed the window
 */
export function recordWritten({ until }: DigestWindow, after: string): Promise<boolean> {
  return unlessOvertaken(
    new UpdateCommand({
      TableName: tableName('settings'),
      Key,
      UpdateExpression: 'SET #open.#after = :after',
      ConditionExpression: '#open.#until = :until',
      ExpressionAttributeNames: { '#open': 'open', '#until': 'until', '#after': 'after' },
      ExpressionAttributeValues: { ':until': until, ':after': after },
    }),
  );
}

/** Closes the window: all its emails are in the outbox. */
export function closeWindow({ until }: DigestWindow): Promise<boolean> {
  return unlessOvertaken(
    new UpdateCommand({
      TableName: tableName('settings'),
      Key,
      UpdateExpression: 'SET #until = :until REMOVE #open',
      ConditionExpression: '#open.#until = :until',
      ExpressionAttributeNames: { '#open': 'open', '#until': 'until' },
      ExpressionAttributeValues: { ':until': until },
    }),
  );
}

function unlessOvertaken(command: PutCommand | UpdateCommand): Promise<boolean> {
  return ifConditionHolds(() => dynamo.send(command as UpdateCommand));
}

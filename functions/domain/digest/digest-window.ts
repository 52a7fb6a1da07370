import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, isConditionFailure, tableName } from '../../platform/dynamo.ts';

/** What is told of in one mail: everything published after `since`, up to and including `until` (ISO 8601). */
export interface DigestWindow {
  since: string;
  until: string;
}

/** `after`: every subscriber up to this id has his mail; none is there before the first page is written. */
export interface OpenWindow extends DigestWindow {
  after?: string;
}

/** Where the digests are. `open` is there while a window's mails are being written, or were when a run ended early. */
export interface DigestState {
  /** Everything published until then has been told of. */
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

/** The first run of a stage: what is published already is not news. */
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

/** Fixes a window before its first mail is written, so that every later run writes the same mails. @returns false if another run was first */
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
 * Another page of the window's mails is in the outbox, so that the next run goes on behind it. Of two runs at once the
 * slower may set it back: pages are then written twice, and each mail is there once all the same.
 * @returns false if the window is closed: another run has written everything
 */
export function noteWritten({ until }: DigestWindow, after: string): Promise<boolean> {
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

/** All mails of the window are in the outbox. */
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

async function unlessOvertaken(command: PutCommand | UpdateCommand): Promise<boolean> {
  try {
    await dynamo.send(command as UpdateCommand);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

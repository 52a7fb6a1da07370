import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn, nowIso } from '../../platform/clock.ts';
import {
  dynamo,
  ifConditionHolds,
  queryIds,
  tableName,
  type Write,
} from '../../platform/dynamo.ts';
import type { EditionNews } from '../mails/mail.ts';

const keptSeconds = 30 * 24 * 3600;

/**
 * A row of the outbox that is not an email: the sweep writes one email per owner for it. `pending` is present until all
 * of them are in the outbox.
 */
export interface Announcement {
  id: string;
  news: EditionNews;
  pending?: typeof waiting;
  createdAt: string;
  expiresAt: number;
  /** The owner whose email was written last; absent before the first page. */
  after?: string;
}

/**
 * The partition in the index `pending`. It differs from that of emails: neither the stream nor the sweep mistakes an
 * announcement for one.
 */
const waiting = 'announcement';

/** Returns the id of an edition's announcement. It is unique per edition: nobody is told twice. */
export function announcementId({ kind, id }: EditionNews['of'], number: number): string {
  return `edition#${kind}#${id}#${number}`;
}

/** Returns the write of an announcement, for the transaction that publishes the edition. */
export function announcementPut(news: EditionNews): Write {
  const row: Announcement = {
    id: announcementId(news.of, news.number),
    news,
    pending: waiting,
    createdAt: nowIso(),
    expiresAt: epochSecondsIn(keptSeconds),
  };
  return { Put: { TableName: tableName('mails'), Item: row } };
}

/** Yields the ids of announcements made before a time that still have emails to write, oldest first. */
export function pendingAnnouncementIds(before: string): AsyncGenerator<string> {
  return queryIds({
    TableName: tableName('mails'),
    IndexName: 'pending',
    KeyConditionExpression: 'pending = :waiting AND createdAt < :before',
    ExpressionAttributeValues: { ':waiting': waiting, ':before': before },
  });
}

export async function getAnnouncement(id: string): Promise<Announcement | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('mails'), Key: { id }, ConsistentRead: true }),
  );
  return Item as Announcement | undefined;
}

/**
 * Records that another page of emails is in the outbox: the next run continues after it. Of two concurrent runs, the
 * slower one may set this back; the emails exist already.
 * @returns false if another run has closed the announcement
 */
export function recordAnnounced(id: string, after: string): Promise<boolean> {
  return whilePending(id, 'SET #after = :after', {
    ExpressionAttributeNames: { '#after': 'after' },
    ExpressionAttributeValues: { ':after': after },
  });
}

/** Closes an announcement: all its emails are in the outbox, or its item was deleted. */
export function closeAnnouncement(id: string): Promise<boolean> {
  return whilePending(id, 'REMOVE pending SET closedAt = :now', {
    ExpressionAttributeValues: { ':now': nowIso() },
  });
}

function whilePending(
  id: string,
  UpdateExpression: string,
  names: { ExpressionAttributeNames?: object; ExpressionAttributeValues: object },
): Promise<boolean> {
  const update = new UpdateCommand({
    TableName: tableName('mails'),
    Key: { id },
    UpdateExpression,
    ConditionExpression: 'attribute_exists(pending)',
    ...(names as object),
  });
  return ifConditionHolds(() => dynamo.send(update));
}

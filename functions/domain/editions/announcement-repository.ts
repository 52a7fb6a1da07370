import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn, nowIso } from '../../platform/clock.ts';
import {
  dynamo,
  ifConditionHolds,
  queryIds,
  tableName,
  type Write,
} from '../../platform/dynamo.ts';
import type { EditedKind } from './editions-of.ts';

const keptSeconds = 30 * 24 * 3600;

/** An edition as the mails to the owners of its item tell of it. */
export interface EditionNews {
  of: { kind: EditedKind; id: string };
  title: string;
  number: number;
  /** When it was published; what was bought later came with it. */
  at: string;
  changes: string;
}

/**
 * A row of the outbox that is not a mail itself: the sweep makes one mail for each owner of it. `pending` is present until all of
 * them are in the outbox.
 */
export interface Announcement {
  id: string;
  news: EditionNews;
  pending?: typeof waiting;
  createdAt: string;
  expiresAt: number;
  /** The owner whose mail was written last; absent before the first page. */
  after?: string;
}

/** Apart from the mails in the index `pending`, so that neither the stream nor the sweep takes it for one. */
const waiting = 'announcement';

/** The same whenever the edition is published, so that nobody is told of it twice. */
export function announcementId({ kind, id }: EditionNews['of'], number: number): string {
  return `edition#${kind}#${id}#${number}`;
}

/** Belongs in the transaction that publishes the edition. */
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

/** Ids of the announcements that were made before this time and have mails to be written, oldest first. */
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
 * Notes that another page of mails is in the outbox, so that the next run goes on after it. Of two runs at once the slower one may
 * set this back: its mails exist already.
 * @returns false if another run has closed the announcement
 */
export function noteAnnounced(id: string, after: string): Promise<boolean> {
  return whilePending(id, 'SET #after = :after', {
    ExpressionAttributeNames: { '#after': 'after' },
    ExpressionAttributeValues: { ':after': after },
  });
}

/** Closes an announcement: all its mails are in the outbox, or there is nothing to tell any more. */
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

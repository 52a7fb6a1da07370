import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn } from '../../platform/clock.ts';
import { dynamo, queryPages, tableName, type Write } from '../../platform/dynamo.ts';
import { isExpired } from '../../platform/is-expired.ts';
import { batchesOf, readBatch } from '../../platform/read-batch.ts';
import {
  emailKeptSeconds,
  requestKeptSeconds,
  type Deletion,
  type DeletionPerson,
} from './deletion.ts';

export const personId = (reference: string) => `person#${reference}`;

/** Reads the current request; undefined if there is none or it has expired. */
export async function getDeletion(id: string): Promise<Deletion | undefined> {
  return read<Deletion>(id);
}

export async function getPerson(reference: string): Promise<DeletionPerson | undefined> {
  return read<DeletionPerson>(personId(reference));
}

async function read<Row extends { expiresAt?: number }>(id: string): Promise<Row | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('deletions'), Key: { id }, ConsistentRead: true }),
  );
  const row = Item as Row | undefined;
  return row && !isExpired(row) ? row : undefined;
}

/** Reads the requesters by reference, without those that have been erased. */
export async function getPersons(
  references: readonly string[],
): Promise<Map<string, DeletionPerson>> {
  const persons = new Map<string, DeletionPerson>();
  for (const keys of batchesOf(references.map((reference) => ({ id: personId(reference) })))) {
    for (const person of await readBatch<DeletionPerson>('deletions', keys)) {
      if (!isExpired(person)) persons.set(person.id.slice(personId('').length), person);
    }
  }
  return persons;
}

/** The position of a request in its queue. */
export type QueuePosition = Required<Pick<Deletion, 'id' | 'queuedAt'>>;

/**
 * Yields the open requests by due date, or the closed ones by closing time, in batches of `size` rows. `after`: the
 * position of the last row of the previous page.
 */
export async function* readQueue(
  queue: NonNullable<Deletion['queue']>,
  options: { isDown: boolean; size: number; after?: QueuePosition | undefined },
): AsyncGenerator<Deletion[]> {
  const pages = queryPages<Deletion>({
    TableName: tableName('deletions'),
    IndexName: 'queue',
    KeyConditionExpression: 'queue = :queue',
    ExpressionAttributeValues: { ':queue': queue },
    ScanIndexForward: !options.isDown,
    ExclusiveStartKey: options.after && { queue, ...options.after },
    Limit: options.size,
  });
  for await (const { rows } of pages) yield rows.filter((row) => !isExpired(row));
}

/** Returns the writes for a new request and its requester. The condition fails if an unexpired one has the same id. */
export function deletionPuts(deletion: Deletion, person: DeletionPerson): Write[] {
  return [deletion, person].map((Item) => ({
    Put: {
      TableName: tableName('deletions'),
      Item,
      ConditionExpression: 'attribute_not_exists(id) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': epochSecondsIn(0) },
    },
  }));
}

/**
 * Returns the writes that start the 30-day period: the request no longer expires, and administrators see it. The
 * condition fails unless it is unconfirmed.
 */
export function confirmationWrites(id: string, confirmedAt: string, dueAt: string): Write[] {
  return [
    {
      Update: {
        TableName: tableName('deletions'),
        Key: { id },
        UpdateExpression:
          'SET #state = :open, confirmedAt = :confirmedAt, dueAt = :dueAt, queue = :open, queuedAt = :dueAt REMOVE expiresAt',
        ConditionExpression: '#state = :unconfirmed AND expiresAt > :now',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':open': 'open',
          ':unconfirmed': 'unconfirmed',
          ':confirmedAt': confirmedAt,
          ':dueAt': dueAt,
          ':now': epochSecondsIn(0),
        },
      },
    },
    {
      Update: {
        TableName: tableName('deletions'),
        Key: { id: personId(id) },
        UpdateExpression: 'REMOVE expiresAt',
        ConditionExpression: 'attribute_exists(id)',
      },
    },
  ];
}

type Ending = Required<Pick<Deletion, 'state' | 'closedAt'>> & Pick<Deletion, 'note'>;

/**
 * Returns the writes that close an open request. The email is deleted 30 days later, the rest after a year. The
 * condition fails unless the request is open.
 */
export function closingWrites(id: string, { state, closedAt, note }: Ending): Write[] {
  return [
    {
      Update: {
        TableName: tableName('deletions'),
        Key: { id },
        UpdateExpression: `SET #state = :state, closedAt = :closedAt, queue = :closed, queuedAt = :closedAt, expiresAt = :expiresAt${note ? ', note = :note' : ''}`,
        ConditionExpression: '#state = :open',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':state': state,
          ':open': 'open',
          ':closed': 'closed',
          ':closedAt': closedAt,
          ':expiresAt': epochSecondsIn(requestKeptSeconds),
          ...(note && { ':note': note }),
        },
      },
    },
    {
      Update: {
        TableName: tableName('deletions'),
        Key: { id: personId(id) },
        UpdateExpression: 'SET expiresAt = :expiresAt',
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeValues: { ':expiresAt': epochSecondsIn(emailKeptSeconds) },
      },
    },
  ];
}

/**
 * Returns the writes that discard an unconfirmed request and its requester. The condition fails unless it is
 * unconfirmed.
 */
export function discardingWrites(id: string, closedAt: string): Write[] {
  return [
    {
      Update: {
        TableName: tableName('deletions'),
        Key: { id },
        UpdateExpression: 'SET #state = :withdrawn, closedAt = :closedAt',
        ConditionExpression: '#state = :unconfirmed AND expiresAt > :now',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':withdrawn': 'withdrawn',
          ':unconfirmed': 'unconfirmed',
          ':closedAt': closedAt,
          ':now': epochSecondsIn(0),
        },
      },
    },
    { Delete: { TableName: tableName('deletions'), Key: { id: personId(id) } } },
  ];
}

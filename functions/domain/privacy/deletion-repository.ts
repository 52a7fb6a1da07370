import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  type BatchGetCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '../../platform/dynamo.ts';
import { isKept, type Deletion, type DeletionPerson } from './deletion.ts';

export const personId = (reference: string) => `person#${reference}`;

/** The limit of DynamoDB's BatchGetItem. */
const atOnce = 100;

/** The current request; undefined if there is none or it has expired. */
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
  return row && isKept(row) ? row : undefined;
}

/** The requesters by reference, without those that have been erased. */
export async function getPersons(
  references: readonly string[],
): Promise<Map<string, DeletionPerson>> {
  const persons = new Map<string, DeletionPerson>();
  for (let from = 0; from < references.length; from += atOnce) {
    let keys: object[] | undefined = references
      .slice(from, from + atOnce)
      .map((reference) => ({ id: personId(reference) }));
    while (keys?.length) {
      const table = tableName('deletions');
      const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await dynamo.send(
        new BatchGetCommand({ RequestItems: { [table]: { Keys: keys } } }),
      );
      for (const person of (Responses?.[table] ?? []) as DeletionPerson[]) {
        if (isKept(person)) persons.set(person.id.slice(personId('').length), person);
      }
      keys = UnprocessedKeys?.[table]?.Keys;
    }
  }
  return persons;
}

/** One page of a list: open requests by due date, closed ones latest first. `start` and `next` are DynamoDB keys. */
export async function readQueue(
  queue: NonNullable<Deletion['queue']>,
  limit: number,
  start: Record<string, unknown> | undefined,
): Promise<{ rows: Deletion[]; next?: Record<string, unknown> }> {
  const { Items = [], LastEvaluatedKey: next } = await dynamo.send(
    new QueryCommand({
      TableName: tableName('deletions'),
      IndexName: 'queue',
      KeyConditionExpression: 'queue = :queue',
      ExpressionAttributeValues: { ':queue': queue },
      ScanIndexForward: queue === 'open',
      ExclusiveStartKey: start,
      Limit: limit,
    }),
  );
  return { rows: (Items as Deletion[]).filter(isKept), ...(next && { next }) };
}

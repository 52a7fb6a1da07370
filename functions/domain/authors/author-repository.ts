import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { nowIso } from '../../platform/clock.ts';
import { dynamo, tableName, type Write } from '../../platform/dynamo.ts';
import type { Author } from './author.ts';

export interface StoredAuthors {
  authors: readonly Author[];
  /** Grows with every change; 0 before the first. */
  version: number;
}

/**
 * All authors are in one row. Its key makes the `publish` function clear the edge after a change, as for a catalogue.
 */
const Key = { key: 'catalogue#authors' };

/**
 * Reads all authors.
 * @param consistent required if a change is based on them
 */
export async function readAuthors(consistent = false): Promise<StoredAuthors> {
  const { Item = {} } = await dynamo.send(
    new GetCommand({ TableName: tableName('settings'), Key, ConsistentRead: consistent }),
  );
  const { authors = [], version = 0 } = Item as Partial<StoredAuthors>;
  return { authors, version };
}

/** Returns a write of all authors. Its condition fails if any of them has changed since they were read. */
export function authorsWrite(authors: readonly Author[], { version }: StoredAuthors): Write {
  return {
    Update: {
      TableName: tableName('settings'),
      Key,
      UpdateExpression: 'SET authors = :authors, changedAt = :at, version = :next',
      ConditionExpression: version === 0 ? 'attribute_not_exists(version)' : 'version = :version',
      ExpressionAttributeValues: {
        ':authors': authors,
        ':at': nowIso(),
        ':next': version + 1,
        ...(version > 0 && { ':version': version }),
      },
    },
  };
}

export async function getAuthor(id: string): Promise<Author | undefined> {
  return (await readAuthors(true)).authors.find((author) => author.id === id);
}

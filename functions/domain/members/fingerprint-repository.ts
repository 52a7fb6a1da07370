import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn } from '../../platform/clock.ts';
import { dynamo, tableName, type Write } from '../../platform/dynamo.ts';
import { isExpired } from '../../platform/is-expired.ts';
import { keyedDigest } from '../signed-links/keyed-digest.ts';

/** For this long, the email of a deleted account gets no sign-up credits. */
export const fingerprintDays = 365;

/**
 * Returns a write that records that an email had an account. Otherwise, deleting an account and signing up again would
 * give unlimited free credits. Only a keyed hash is stored, and the key is not in the database: the email cannot be
 * read from it, nor found by trying emails.
 */
export async function fingerprintPut(email: string): Promise<Write> {
  return {
    Put: {
      TableName: tableName('ephemera'),
      Item: { key: await keyOf(email), expiresAt: epochSecondsIn(fingerprintDays * 24 * 3600) },
    },
  };
}

/** Whether an account with this email was deleted recently. */
export async function wasRecentlyDeleted(email: string): Promise<boolean> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('ephemera'),
      Key: { key: await keyOf(email) },
      ConsistentRead: true,
    }),
  );
  return Item !== undefined && !isExpired(Item);
}

async function keyOf(email: string): Promise<string> {
  return `departed#${await keyedDigest('departed', email)}`;
}

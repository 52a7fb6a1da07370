import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn, now } from '../../platform/clock.ts';
import { dynamo, tableName, type Write } from '../../platform/dynamo.ts';
import { keyedDigest } from '../signed-links/keyed-digest.ts';

/** So long an address whose account was deleted gets no sign-up credits again. */
export const fingerprintDays = 365;

/**
 * Remembers that an address had an account: deleting it and signing up again would otherwise give free credits as often
 * as somebody likes. Only a fingerprint is kept, made with a key that is not in the database: the address cannot be read
 * from it, nor found by trying addresses.
 */
export async function fingerprintPut(email: string): Promise<Write> {
  return {
    Put: {
      TableName: tableName('ephemera'),
      Item: { key: await keyOf(email), expiresAt: epochSecondsIn(fingerprintDays * 24 * 3600) },
    },
  };
}

/** Whether an account of this address was deleted not long ago. */
export async function wasRecentlyDeleted(email: string): Promise<boolean> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('ephemera'),
      Key: { key: await keyOf(email) },
      ConsistentRead: true,
    }),
  );
  return Item !== undefined && (Item['expiresAt'] as number) * 1000 > now().getTime();
}

async function keyOf(email: string): Promise<string> {
  return `departed#${await keyedDigest('departed', email)}`;
}

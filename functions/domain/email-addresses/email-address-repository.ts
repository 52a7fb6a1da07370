import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { epochSecondsIn, nowIso } from '../../platform/clock.ts';
import { dynamo, ifConditionHolds, tableName, type Write } from '../../platform/dynamo.ts';
import { keyedDigest } from '../signed-links/keyed-digest.ts';

const keptSeconds = 365 * 24 * 3600;

/**
 * What is known about an email address. Each time is the latest one: reports may arrive in any order and repeatedly.
 */
export interface AddressRecord {
  /** When the latest email that bounced permanently was sent. */
  bouncedAt?: string;
  /** When an administrator last found that the mailbox works. */
  clearedAt?: string;
  /** When the latest email that was reported as spam was sent. */
  complainedAt?: string;
  /** When its owner last asked for optional emails. */
  wantedAt?: string;
}

export async function recordDeliveryProblem(
  email: string,
  what: keyof AddressRecord,
  at: string,
): Promise<void> {
  const update = new UpdateCommand({
    ...(await rowOf(email)),
    UpdateExpression: 'SET #what = :at, expiresAt = :end',
    ConditionExpression: 'attribute_not_exists(#what) OR #what < :at',
    ExpressionAttributeNames: { '#what': what },
    ExpressionAttributeValues: { ':at': at, ':end': epochSecondsIn(keptSeconds) },
  });
  await ifConditionHolds(() => dynamo.send(update));
}

/**
 * Returns a write that clears a bounce. Its condition fails if a later bounce was reported, or this one has been
 * cleared.
 */
export async function addressClear(email: string, bouncedAt: string): Promise<Write> {
  const now = nowIso();
  return {
    Update: {
      ...(await rowOf(email)),
      UpdateExpression: 'SET clearedAt = :at, expiresAt = :end',
      ConditionExpression:
        'bouncedAt = :seen AND (attribute_not_exists(clearedAt) OR clearedAt < :seen)',
      ExpressionAttributeValues: {
        // SES's clock may be ahead.
        ':at': now > bouncedAt ? now : bouncedAt,
        ':seen': bouncedAt,
        ':end': epochSecondsIn(keptSeconds),
      },
    },
  };
}

export async function readAddress(email: string): Promise<AddressRecord> {
  const read = new GetCommand({ ...(await rowOf(email)), ConsistentRead: true });
  return (await dynamo.send(read)).Item ?? {};
}

/** Returns the key of an address's row. It is a hash, so the row does not reveal the address. */
async function rowOf(email: string) {
  const digest = await keyedDigest('address', email.toLowerCase());
  return { TableName: tableName('ephemera'), Key: { key: `address#${digest}` } };
}

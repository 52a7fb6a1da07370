import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '../../platform/dynamo.ts';
import { queueMailOnce } from '../mails/mail-repository.ts';
import { findMemberByEmail } from '../members/member-repository.ts';
import { rateLimitWindow } from '../rate-limits/rate-limit-window.ts';
import { keyedDigest } from '../signed-links/keyed-digest.ts';

/** More wrong passwords a day from unknown devices than an owner would mistype. */
export const manyGuesses = 50;

const daySeconds = 24 * 3600;

/** The number of wrong passwords for an account today, from unknown devices. */
export async function guessesToday(email: string): Promise<number> {
  const { row } = windowOf(email);
  const { Item } = await dynamo.send(new GetCommand({ ...row, ConsistentRead: true }));
  return (Item?.['attempts'] as number | undefined) ?? 0;
}

/** Counts a wrong password. When the threshold is reached, the owner gets an email, the only one that day. */
export async function countGuess(email: string): Promise<void> {
  const { row, expiresAt } = windowOf(email);
  const { Attributes } = await dynamo.send(
    new UpdateCommand({
      ...row,
      UpdateExpression: 'ADD attempts :one SET expiresAt = :end',
      ExpressionAttributeValues: { ':one': 1, ':end': expiresAt },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  if (Attributes?.['attempts'] !== manyGuesses) return;
  // An email without an account takes the same work: a message without a recipient is dropped.
  const member = await findMemberByEmail(email);
  const id = `guesses-${await keyedDigest('guesses', email)}-${expiresAt}`;
  await queueMailOnce({ kind: 'password-guesses', userId: member?.id, to: member?.email }, id);
}

function windowOf(email: string) {
  return rateLimitWindow('guesses', email, { limit: manyGuesses, windowSeconds: daySeconds });
}

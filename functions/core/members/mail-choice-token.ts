import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import { secret } from '../../platform/secrets.ts';

/** Stands in the link of a mail that nobody needs, and can do one thing: end those mails for that member. */
export async function mailChoiceToken(userId: string): Promise<string> {
  const signature = createHmac('sha256', await secret('SIGNING_KEY'))
    .update(`mail-choice#${userId}`)
    .digest('base64url');
  return `${userId}.${signature}`;
}

/** @returns the member's id @throws AppError `link_invalid` */
export async function readMailChoiceToken(token: string): Promise<string> {
  const [userId = ''] = token.split('.');
  const expected = Buffer.from(await mailChoiceToken(userId));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new AppError('link_invalid');
  }
  return userId;
}

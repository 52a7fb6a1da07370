import type { authContract } from '#shared/contracts/auth.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { queueMailOnce } from '../domain/mails/mail-repository.ts';
import { findMemberByEmail } from '../domain/members/member-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { consumeFreeAttempt } from '../domain/rate-limits/consume-backoff.ts';
import { keyedDigest } from '../domain/signed-links/keyed-digest.ts';
import { now } from '../platform/clock.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Between two mails to one address, whoever asks for them. A link is good for longer than either. */
const usualSeconds = 5 * 60;
const floodedSeconds = 20 * 60;
/** Requests a day for one address from which on they are taken for a flood. */
const floods = { free: 10, rememberedSeconds: 24 * 3600 };

/**
 * The same answer and the same work for known and unknown addresses: one look-up, one row in the mail queue. The mail
 * function drops a row without a member, and makes the token of a real one, so that no token is ever stored unhashed.
 * Nobody can keep an owner from his mail by asking for it too often: the last one is never old.
 */
export const requestPasswordReset: UseCase<typeof authContract.requestPasswordReset> = async (
  { email },
  _actor,
  { ip },
) => {
  await consumeRateLimit('reset-address', ip, siteConfig.limits.passwordReset);
  const member = await findMemberByEmail(email);
  await queueMailOnce(
    { kind: 'password-reset', userId: member?.id, to: member?.email },
    await mailId(email),
  );
  return { message: 'If that email exists, you’ll get reset instructions shortly.' };
};

/** The same for all requests of one interval. */
async function mailId(email: string): Promise<string> {
  const isUsual = await consumeFreeAttempt('reset', email, floods);
  const interval = isUsual ? usualSeconds : floodedSeconds;
  const place = Math.floor(now().getTime() / 1000 / interval);
  return `reset-${await keyedDigest('reset', email)}-${interval}-${place}`;
}

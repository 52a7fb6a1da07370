import { authContract } from '#shared/contracts/auth.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { queueMailOnce } from '../domain/mails/mail-repository.ts';
import { findMemberByEmail } from '../domain/members/member-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { consumeFreeAttempt } from '../domain/rate-limits/consume-backoff.ts';
import { keyedDigest } from '../domain/signed-links/keyed-digest.ts';
import { now } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';

/**
 * The usual interval between two emails to one address. A link is valid for longer than this and the longer interval.
 */
const usualSeconds = 5 * 60;
const floodedSeconds = 20 * 60;
/** From this many requests a day for one address, the longer interval applies. */
const floods = { free: 10, rememberedSeconds: 24 * 3600 };

/**
 * Queues an email with a reset link. Known and unknown addresses get the same response and cost the same work: one
 * read, and one row in the outbox. The mail function drops rows without a member, and creates the token of the others:
 * no token is stored unhashed. Flooding an owner with requests cannot lock them out: the latest email is always recent.
 */
export const requestPasswordReset = implement(
  authContract.requestPasswordReset,
  async ({ email }, _actor, { ip }) => {
    await consumeRateLimit('reset-address', ip, siteConfig.limits.passwordReset);
    const member = await findMemberByEmail(email);
    await queueMailOnce(
      { kind: 'password-reset', userId: member?.id, to: member?.email },
      await mailId(email),
    );
    return { message: 'If that email exists, you’ll get reset instructions shortly.' };
  },
);

/** Returns the id of the email, which is the same for all requests in one interval. */
async function mailId(email: string): Promise<string> {
  const isUsual = await consumeFreeAttempt('reset', email, floods);
  const interval = isUsual ? usualSeconds : floodedSeconds;
  const ordinal = Math.floor(now().getTime() / 1000 / interval);
  return `reset-${await keyedDigest('reset', email)}-${interval}-${ordinal}`;
}

import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { waitlists } from '#shared/site-config/waitlists.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { joinWaitlist } from '../domain/waitlist/join-waitlist.ts';
import { implement } from '../platform/implement.ts';

/** Adds an email to a waitlist. The response is the same for new and known emails: no one learns who is on the list. */
export const join = implement(
  waitlistContract.join,
  async ({ email, list = waitlists[0]!.name }, _actor, { ip }) => {
    await consumeRateLimit('waitlist', ip, siteConfig.limits.waitlist);
    await joinWaitlist({ list, email });
    return { message: 'You are on the list. We will write to you when it opens.' };
  },
);

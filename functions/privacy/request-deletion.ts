import { privacyContract } from '#shared/contracts/privacy.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { mailPut } from '../domain/mails/mail-repository.ts';
import { confirmableSeconds, progressOf, type Deletion } from '../domain/privacy/deletion.ts';
import { deletionReference } from '../domain/privacy/deletion-links.ts';
import { deletionPuts, getDeletion, personId } from '../domain/privacy/deletion-repository.ts';
import { rateLimitWrite } from '../domain/rate-limits/rate-limit-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { AppError } from '../platform/app-error.ts';
import { epochSecondsIn, nowIso } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { isConditionFailure, isConflict, writeTogether } from '../platform/dynamo.ts';

/** Limits the emails to people who may not have asked for one. */
const requestsADay = { limit: 3, windowSeconds: 24 * 3600 };

/**
 * Requests a deletion. No account is looked up, so neither response nor work reveals whether an email is known. Row,
 * requester, email and count are one transaction: a repeated request remains one request with one email and counts
 * once.
 */
export const requestDeletion = implement(
  privacyContract.request,
  async ({ email, scope, details, requestId }, _actor, { ip }) => {
    await consumeRateLimit('deletion-address', ip, siteConfig.limits.deletionRequests);
    const id = await deletionReference(requestId, scope, email);
    const expiresAt = epochSecondsIn(confirmableSeconds);
    const deletion: Deletion = {
      id,
      scope,
      state: 'unconfirmed',
      requestedAt: nowIso(),
      expiresAt,
    };
    const person = { id: personId(id), email, expiresAt, ...(details && { details }) };
    try {
      await writeTogether([
        ...deletionPuts(deletion, person),
        mailPut({ kind: 'deletion-confirm', to: email, reference: id, scope }),
        rateLimitWrite('deletion', email, requestsADay),
      ]);
      return progressOf(deletion);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const made = await getDeletion(id);
      if (made) return progressOf(made);
      if (!isConditionFailure(error)) throw new AppError('conflict', { cause: error });
      throw new AppError('too_many_requests', {
        text: 'There were three requests for this address today. Please open the email that we sent, or try again tomorrow.',
        cause: error,
      });
    }
  },
);

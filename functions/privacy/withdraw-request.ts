import { privacyContract } from '#shared/contracts/privacy.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { mailPut } from '../domain/mails/mail-repository.ts';
import { changeDeletion } from '../domain/privacy/change-deletion.ts';
import { progressOf } from '../domain/privacy/deletion.ts';
import { requireDeletionToken } from '../domain/privacy/deletion-links.ts';
import {
  closingWrites,
  discardingWrites,
  getPerson,
} from '../domain/privacy/deletion-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { nowIso } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';

/**
 * Withdraws a request. An unconfirmed one is withdrawn without an email; for an open one, the requester and the
 * operator are notified.
 */
export const withdrawRequest = implement(privacyContract.withdraw, async (input) => {
  await requireDeletionToken('withdraw', input);
  const deletion = await changeDeletion(input.reference, async ({ id, state, scope, dueAt }) => {
    if (state === 'withdrawn') return undefined;
    const closedAt = nowIso();
    if (state === 'unconfirmed') return discardingWrites(id, closedAt);
    const person = state === 'open' ? await getPerson(id) : undefined;
    if (!person) {
      throw new AppError('conflict', { text: 'This request is already closed.' });
    }
    const ending = 'withdrawn' as const;
    return [
      ...closingWrites(id, { state: ending, closedAt }),
      mailPut({ kind: 'deletion-closed', to: person.email, reference: id, scope, ending }),
      mailPut({
        kind: 'deletion-operator',
        to: siteConfig.emails.privacy,
        reference: id,
        scope,
        dueAt: dueAt!,
        withdrawn: true,
      }),
    ];
  });
  if (!deletion) throw new AppError('link_invalid');
  return progressOf(deletion);
});

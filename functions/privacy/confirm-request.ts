import { privacyContract } from '#shared/contracts/privacy.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { mailPut } from '../domain/mails/mail-repository.ts';
import { changeDeletion } from '../domain/privacy/change-deletion.ts';
import { dueAfter, progressOf } from '../domain/privacy/deletion.ts';
import { requireDeletionToken } from '../domain/privacy/deletion-links.ts';
import { confirmationWrites, getPerson } from '../domain/privacy/deletion-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { nowIso } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';

/** Confirms a request. Confirming again changes nothing, whatever its state; a withdrawn request stays withdrawn. */
export const confirmRequest = implement(privacyContract.confirm, async (input) => {
  await requireDeletionToken('confirm', input);
  const deletion = await changeDeletion(input.reference, async ({ id, state, scope }) => {
    if (state === 'withdrawn') {
      throw new AppError('conflict', {
        text: 'This request was withdrawn. Please send a new one.',
      });
    }
    if (state !== 'unconfirmed') return undefined;
    const person = await getPerson(id);
    if (!person) throw new AppError('link_invalid');
    const confirmedAt = nowIso();
    const dueAt = dueAfter(confirmedAt);
    const facts = { reference: id, scope, dueAt };
    return [
      ...confirmationWrites(id, confirmedAt, dueAt),
      mailPut({ kind: 'deletion-open', to: person.email, ...facts }),
      mailPut({ kind: 'deletion-operator', to: siteConfig.emails.privacy, ...facts }),
    ];
  });
  if (!deletion) throw new AppError('link_invalid');
  return progressOf(deletion);
});

import { privacyContract } from '#shared/contracts/privacy.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { mailPut } from '../domain/mails/mail-repository.ts';
import { changeDeletion } from '../domain/privacy/change-deletion.ts';
import type { Deletion } from '../domain/privacy/deletion.ts';
import { closingWrites, getPerson } from '../domain/privacy/deletion-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { nowIso } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { presentManaged } from './present-managed.ts';

const ended: Record<Exclude<Deletion['state'], 'unconfirmed' | 'open'>, string> = {
  done: 'This request has already been closed as done.',
  declined: 'This request has already been declined.',
  withdrawn: 'This request has been withdrawn by the person who made it.',
};

/**
 * Closes a request. The audit log is kept permanently, so it contains the request's reference instead of the person;
 * the reference leads to the request while it exists.
 */
export const closeRequest = implement(
  privacyContract.close,
  async ({ reference, outcome, note }, actor) => {
    const deletion = await changeDeletion(reference, async (row) => {
      if (row.state === 'unconfirmed') throw new AppError('not_found');
      if (row.state === outcome && row.note === note) return undefined;
      if (row.state !== 'open') throw new AppError('conflict', { text: ended[row.state] });
      const person = await getPerson(row.id);
      if (!person) throw new AppError('conflict');
      const { scope } = row;
      return [
        ...closingWrites(row.id, { state: outcome, closedAt: nowIso(), note }),
        auditPut(actor, {
          action: `deletion.${outcome}`,
          target: `deletion#${row.id}`,
          label: row.id,
          details: { scope, dueAt: row.dueAt! },
        }),
        mailPut({
          kind: 'deletion-closed',
          to: person.email,
          reference: row.id,
          scope,
          ending: outcome,
          note,
        }),
      ];
    });
    if (!deletion) throw new AppError('not_found');
    const person = await getPerson(deletion.id);
    return (await presentManaged([{ deletion, person }]))[0]!;
  },
);

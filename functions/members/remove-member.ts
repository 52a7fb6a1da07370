import { membersContract } from '#shared/contracts/members.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { maskedEmail } from '../domain/audit/masked-email.ts';
import { beginDeletion } from '../domain/account-deletion/begin-deletion.ts';
import { eraseNow } from '../domain/account-deletion/erase-now.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

/**
 * Deletes an account as its member could, with an audit row that does not contain the full email. Refuses the
 * administrator's own account: this call asks for no password, and the audit log keeps the actor's email.
 */
export const removeMember = implement(membersContract.remove, async ({ id, reason }, actor) => {
  if (id === actor.id) {
    throw new AppError('conflict', {
      text: 'This is your own account. Delete it on your profile, which asks for your password.',
    });
  }
  const member = await beginDeletion(id, ({ email }) => [
    auditPut(actor, {
      action: 'user.delete',
      target: `user#${id}`,
      label: maskedEmail(email),
      details: { reason },
    }),
  ]);
  if (!member) throw new AppError('not_found');
  await eraseNow(member);
  return { message: `${member.email} was deleted. We told them by email.` };
});

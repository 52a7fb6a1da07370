import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { maskedEmail } from '../domain/audit/masked-email.ts';
import { waitlistDelete } from '../domain/waitlist/waitlist-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { isConditionFailure, writeTogether } from '../platform/dynamo.ts';

/** Removes an email from a waitlist. The audit log is kept permanently, so it must not contain the full email. */
export const removeManaged = implement(waitlistContract.removeManaged, async (key, actor) => {
  const auditEvent = auditPut(actor, {
    action: 'waitlist.remove',
    target: `waitlist#${key.list}`,
    label: maskedEmail(key.email),
  });
  try {
    await writeTogether([waitlistDelete(key), auditEvent]);
  } catch (error) {
    if (isConditionFailure(error)) throw new AppError('not_found', { cause: error });
    throw error;
  }
  return { message: 'The address is off the list.' };
});

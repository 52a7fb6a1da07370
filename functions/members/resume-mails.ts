import { membersContract } from '#shared/contracts/members.ts';
import { addressClear } from '../domain/email-addresses/email-address-repository.ts';
import { readMailProblem } from '../domain/email-addresses/mail-problem.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { unlessConflict, writeTogetherOnce } from '../platform/dynamo.ts';
import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { memberDetail, requireMember } from './member-detail.ts';

/**
 * Clears a bounced address. Repeated clicks clear one bounce with one audit row. If the next email bounces, the address
 * is blocked again.
 */
export const resumeMails = implement(membersContract.resumeMails, async ({ id, reason }, actor) => {
  const { email } = await requireMember(id);
  await retryOnConflict(async () => {
    const problem = await readMailProblem(email);
    if (!problem) return true;
    if (problem.kind === 'complained') {
      throw new AppError('conflict', {
        text: 'They reported an email as spam. Only they can turn such emails on again, in their settings.',
      });
    }
    const auditEvent = auditPut(actor, {
      action: 'user.mails',
      target: `user#${id}`,
      label: email,
      details: { bouncedAt: problem.at, reason },
    });
    const clear = await addressClear(email, problem.at);
    return (await unlessConflict(() => writeTogetherOnce([clear, auditEvent]))) || conflict;
  });
  return memberDetail(id);
});

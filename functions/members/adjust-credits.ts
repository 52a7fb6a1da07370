import { membersContract } from '#shared/contracts/members.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { recordCredits } from '../domain/credits/record-credits.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { memberDetail, requireMember } from './member-detail.ts';

export const adjustCredits = implement(
  membersContract.adjustCredits,
  async ({ id, credits, reason, requestId }, actor) => {
    if (credits === 0) {
      throw new AppError('validation_failed', {
        fields: { credits: 'Enter how many credits to add, or use a minus sign to remove some' },
      });
    }
    const { email } = await requireMember(id);
    const auditEvent = auditPut(actor, {
      action: 'user.credits',
      target: `user#${id}`,
      label: email,
      details: { credits: String(credits), reason },
    });
    const entry = `adjust#${requestId}`;
    await recordCredits(id, { entry, kind: 'adjustment', credits, reason, by: actor.id }, [
      auditEvent,
    ]);
    return memberDetail(id, entry);
  },
);

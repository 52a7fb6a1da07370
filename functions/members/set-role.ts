import { membersContract } from '#shared/contracts/members.ts';
import { auditPut, type AuditEvent } from '../domain/audit/audit-repository.ts';
import { changeRole, liveRole, refuseLastAdmin } from '../domain/members/admin-group.ts';
import { withAdminsLease } from '../domain/members/admins-lease.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { writeTogether } from '../platform/dynamo.ts';
import { memberDetail, requireMember } from './member-detail.ts';

/**
 * Changes a member's role. The audit row is written first, because Cognito cannot take part in a transaction: an
 * interruption may leave a row without its change, but never a change without its row.
 */
export const setRole = implement(membersContract.setRole, async ({ id, role }, actor) => {
  await withAdminsLease(async () => {
    const member = await requireMember(id);
    const before = await liveRole(id);
    if (!before) throw new AppError('not_found');
    if (before === role) return;
    if (role === 'user') await refuseLastAdmin(member);
    const auditEvent = {
      action: 'user.role',
      target: `user#${id}`,
      label: member.email,
      details: { from: before, to: role },
    } satisfies AuditEvent;
    await writeTogether([auditPut(actor, auditEvent)]);
    try {
      await changeRole(id, role);
    } catch (error) {
      const details = { ...auditEvent.details, outcome: 'not confirmed by Cognito' };
      await writeTogether([auditPut(actor, { ...auditEvent, details })]);
      throw error;
    }
  });
  return memberDetail(id);
});

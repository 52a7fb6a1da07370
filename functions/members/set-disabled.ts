import { membersContract } from '#shared/contracts/members.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { refuseLastAdmin } from '../domain/members/admin-group.ts';
import { withAdminsLease } from '../domain/members/admins-lease.ts';
import { disableMember, enableMember } from '../domain/members/disable-member.ts';
import { implement } from '../platform/implement.ts';
import { memberDetail, requireMember } from './member-detail.ts';

export const setDisabled = implement(
  membersContract.setDisabled,
  async ({ id, disabled, reason }, actor) => {
    await withAdminsLease(async () => {
      const member = await requireMember(id);
      const auditEvent = auditPut(actor, {
        action: disabled ? 'user.disable' : 'user.enable',
        target: `user#${id}`,
        label: member.email,
        details: { reason },
      });
      if (disabled) {
        await refuseLastAdmin(member);
        await disableMember(member, [auditEvent]);
      } else {
        await enableMember(member, [auditEvent]);
      }
    });
    return memberDetail(id);
  },
);

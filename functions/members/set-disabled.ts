import type { membersContract } from '../../shared/contracts/members.ts';
import { auditPut } from '../core/audit/audit-log.ts';
import { refuseLastAdmin } from '../core/members/admin-group.ts';
import { withAdminsLease } from '../core/members/admins-lease.ts';
import { disableMember, enableMember } from '../core/members/disable-member.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { memberDetail, requireMember } from './member-detail.ts';

export const setDisabled: UseCase<typeof membersContract.setDisabled> = async (
  { id, disabled, reason },
  actor,
) => {
  await withAdminsLease(async () => {
    const member = await requireMember(id);
    const deed = auditPut(actor, {
      action: disabled ? 'user.disable' : 'user.enable',
      target: `user#${id}`,
      label: member.email,
      details: { reason },
    });
    if (disabled) {
      await refuseLastAdmin(member);
      await disableMember(member, [deed]);
    } else {
      await enableMember(member, [deed]);
    }
  });
  return memberDetail(id);
};

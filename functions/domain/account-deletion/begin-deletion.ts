import { capabilities } from '#shared/site-config/capabilities.ts';
import { nowIso } from '../../platform/clock.ts';
import { isConditionFailure, writeTogether, type Write } from '../../platform/dynamo.ts';
import { noticePuts } from '../mails/notice-puts.ts';
import { refuseLastAdmin } from '../members/admin-group.ts';
import { withAdminsLease } from '../members/admins-lease.ts';
import { fingerprintPut } from '../members/fingerprint-repository.ts';
import { getAccount, type Member } from '../members/member-repository.ts';
import { deletionMark } from './deleted-member-repository.ts';

/**
 * Marks an account as deleted in one transaction: from then on no one can sign in to it or use its tokens, whatever
 * Cognito says, and it can never be restored. `eraseMemberData` and finally the sweep erase the rest. It holds the
 * administrators' lease: the last administrator cannot leave.
 * @param alsoWrite writes for the transaction, such as an audit row
 * @returns the account as it was; undefined if it was already deleted
 * @throws AppError `last_admin`, `conflict` while the lease is taken
 */
export function beginDeletion(
  id: string,
  alsoWrite: (member: Member) => readonly Write[] = () => [],
): Promise<Member | undefined> {
  return withAdminsLease(async () => {
    const member = await getAccount(id);
    if (!member) return undefined;
    await refuseLastAdmin(member);
    const deletedAt = nowIso();
    const { email } = member;
    try {
      await writeTogether([
        deletionMark(member, deletedAt),
        ...(await noticePuts({ kind: 'account-deleted', to: email }, deletionMailId(id))),
        ...(capabilities.credits ? [await fingerprintPut(email)] : []),
        ...alsoWrite(member),
      ]);
    } catch (error) {
      if (isConditionFailure(error)) return undefined;
      throw error;
    }
    return { ...member, deletedAt, formerEmail: email };
  });
}

function deletionMailId(userId: string): string {
  return `farewell-${userId}`;
}

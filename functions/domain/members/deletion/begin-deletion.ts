import { nowIso } from '#functions/platform/clock.ts';
import {
  isConditionFailure,
  tableName,
  writeTogether,
  type Write,
} from '#functions/platform/dynamo.ts';
import { noticePuts } from '../../mails/notice-puts.ts';
import { refuseLastAdmin } from '../admin-group.ts';
import { withAdminsLease } from '../admins-lease.ts';
import { fingerprintPut } from '../deleted-account-fingerprint.ts';
import { getMember, type Member } from '../member-repository.ts';

/**
 * Deletes an account for everybody to see, in one transaction: from then on nobody can sign in to it or use a token of
 * it, whatever Cognito says, and it can never be opened again. What is left is erased by `eraseBelongings`, and in the end
 * by the sweep. It holds the lease of the administrators, so that nobody is made the last one while he leaves.
 * @param alsoWrite what is written with it, such as an audit row
 * @returns the account as it was; undefined where it was deleted already
 * @throws AppError `last_admin`, `conflict` while others hold the lease
 */
export function beginDeletion(
  id: string,
  alsoWrite: (member: Member) => readonly Write[] = () => [],
): Promise<Member | undefined> {
  return withAdminsLease(async () => {
    const member = await getMember(id);
    if (!member || member.deletedAt) return undefined;
    await refuseLastAdmin(member);
    const deletedAt = nowIso();
    const { email } = member;
    try {
      await writeTogether([
        deletionMark(member, deletedAt),
        ...(await noticePuts({ kind: 'account-deleted', to: email }, farewellId(id))),
        await fingerprintPut(email),
        ...alsoWrite(member),
      ]);
    } catch (error) {
      if (isConditionFailure(error)) return undefined;
      throw error;
    }
    return { ...member, deletedAt, formerEmail: email };
  });
}

function farewellId(userId: string): string {
  return `farewell-${userId}`;
}

/** The address leaves the indexes with the mark, so that it can be registered as soon as Cognito has let go of it. */
function deletionMark({ id, email }: Member, deletedAt: string): Write {
  return {
    Update: {
      TableName: tableName('users'),
      Key: { id },
      UpdateExpression:
        'SET deletedAt = :now, disabledAt = :now, sessionsEndedAt = :now, directory = :deleting, email = :none, formerEmail = :email REMOVE newItemsFor',
      ConditionExpression: 'email = :email AND attribute_not_exists(deletedAt)',
      ExpressionAttributeValues: {
        ':now': deletedAt,
        ':deleting': 'deleting',
        ':none': `deleted#${id}`,
        ':email': email,
      },
    },
  };
}

import { membersContract } from '#shared/contracts/members.ts';
import { takeBack as take } from '../domain/complimentary/take-back.ts';
import { implement } from '../platform/implement.ts';
import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { memberDetail, requireMember } from './member-detail.ts';

export const takeBack = implement(membersContract.takeBack, async ({ id, gift, reason }, actor) => {
  const member = await requireMember(id);
  await retryOnConflict(async () => (await take(member, { gift, reason, by: actor })) || conflict);
  return memberDetail(id);
});

import { waitlistName, waitlistContract } from '#shared/contracts/waitlist.ts';
import { getAccount } from '../domain/members/member-repository.ts';
import { getWaitlistRow } from '../domain/waitlist/waitlist-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

/** Reads one row of each list: the address of a member is its key. */
export const listOfMember = implement(waitlistContract.listOfMember, async ({ id }) => {
  const member = await getAccount(id);
  if (!member) throw new AppError('not_found');
  const { email } = member;
  const rows = await Promise.all(
    waitlistName.options.map((list) => getWaitlistRow({ list, email })),
  );
  return { rows: rows.filter((row) => row !== undefined) };
});

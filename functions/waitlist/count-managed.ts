import { waitlistName, waitlistContract } from '#shared/contracts/waitlist.ts';
import { countWaitlist } from '../domain/waitlist/waitlist-repository.ts';
import { implement } from '../platform/implement.ts';

export const countManaged = implement(waitlistContract.countManaged, async () => {
  const lists = await Promise.all(
    waitlistName.options.map(async (list) => ({ list, count: await countWaitlist(list) })),
  );
  return { lists };
});

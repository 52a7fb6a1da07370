import { waitlistName, type waitlistContract } from '#shared/contracts/waitlist.ts';
import { countWaitlist } from '../domain/waitlist/waitlist-repository.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const countManaged: UseCase<typeof waitlistContract.countManaged> = async () => {
  const lists = await Promise.all(
    waitlistName.options.map(async (list) => ({ list, count: await countWaitlist(list) })),
  );
  return { lists };
};

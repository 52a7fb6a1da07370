import { expect, it, vi } from 'vitest';
import { createEraseMemberData } from '#functions/domain/account-deletion/erase-member-data.ts';
import { logger } from '#functions/platform/logger.ts';

it('logs which row could not be erased and why, naming only its key', async () => {
  const logged = vi.spyOn(logger, 'error').mockReturnValue();
  const error = new Error('throttled');
  const eraseMemberData = createEraseMemberData({
    deleteIdentity: () => Promise.resolve(),
    async *listMemberData(kind) {
      if (kind === 'positions') yield { userId: 'u1', item: 'podcast#one', seconds: 4 } as never;
    },
    removePosition: () => Promise.reject(error),
    removeSignInRecord: () => Promise.resolve(),
  });
  const member = { id: 'u1', email: 'ada@example.test' } as never;
  await expect(eraseMemberData(member, Infinity)).rejects.toThrow('1 rows of positions');
  expect(logged.mock.calls).toEqual([
    [
      'row of a deleted account not erased',
      { table: 'positions', userId: 'u1', item: 'podcast#one', error },
    ],
  ]);
});

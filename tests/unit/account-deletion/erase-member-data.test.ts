import { afterEach, expect, it, vi } from 'vitest';
import { eraseMemberData } from '#functions/domain/account-deletion/erase-member-data.ts';
import type * as memberData from '#functions/domain/members/member-data-repository.ts';
import { removePosition } from '#functions/domain/podcasts/position-repository.ts';
import { logger } from '#functions/platform/logger.ts';

vi.mock('#functions/domain/members/identity.ts', () => ({ deleteIdentity: vi.fn() }));
vi.mock('#functions/domain/sign-ins/sign-in-repository.ts', () => ({
  removeSignInRecord: vi.fn(),
}));
vi.mock('#functions/domain/podcasts/position-repository.ts', () => ({ removePosition: vi.fn() }));
vi.mock('#functions/domain/members/member-data-repository.ts', async (original) => ({
  ...(await original<typeof memberData>()),
  async *listMemberData(kind: string) {
    if (kind === 'positions') yield { userId: 'u1', item: 'podcast#one', seconds: 4 };
  },
}));
const logged = vi.spyOn(logger, 'error').mockReturnValue();
afterEach(() => {
  vi.clearAllMocks();
});

it('logs why which row could not be erased, by its key only', async () => {
  const error = new Error('throttled');
  vi.mocked(removePosition).mockRejectedValueOnce(error);
  const member = { id: 'u1', email: 'ada@example.test' } as never;
  await expect(eraseMemberData(member, Infinity)).rejects.toThrow('1 rows of positions');
  expect(logged.mock.calls).toEqual([
    [
      'row of a deleted account not erased',
      { table: 'positions', userId: 'u1', item: 'podcast#one', error },
    ],
  ]);
});

import { expect, it, vi } from 'vitest';
import { withAdminsLease } from '#functions/domain/members/admins-lease.ts';
import { releaseLease, takeLease } from '#functions/domain/members/lease-repository.ts';

vi.mock('#functions/domain/members/lease-repository.ts');

it('gives the lease back if nobody knows whether it was taken', async () => {
  vi.mocked(takeLease).mockRejectedValue(new Error('The answer was lost.'));
  const work = vi.fn();
  await expect(withAdminsLease(work)).rejects.toThrow('The answer was lost.');
  expect(work).not.toHaveBeenCalled();
  const [key, holder] = vi.mocked(takeLease).mock.calls[0]!;
  expect(releaseLease).toHaveBeenCalledWith(key, holder);
});

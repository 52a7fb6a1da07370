import { expect, it, vi } from 'vitest';
import { createWithAdminsLease } from '#functions/domain/members/admins-lease.ts';

type Dependencies = Parameters<typeof createWithAdminsLease>[0];

it('gives the lease back if nobody knows whether it was taken', async () => {
  const takeLease = vi.fn<Dependencies['takeLease']>();
  const releaseLease = vi.fn<Dependencies['releaseLease']>();
  takeLease.mockRejectedValue(new Error('The answer was lost.'));
  const withAdminsLease = createWithAdminsLease({ releaseLease, takeLease });
  const work = vi.fn();
  await expect(withAdminsLease(work)).rejects.toThrow('The answer was lost.');
  expect(work).not.toHaveBeenCalled();
  const [key, holder] = takeLease.mock.calls[0]!;
  expect(releaseLease).toHaveBeenCalledWith(key, holder);
});

import { expect, it, vi } from 'vitest';
import { hasCode } from '#functions/domain/codes/code-repository.ts';
import { dynamo } from '#functions/platform/dynamo.ts';

const send = vi.spyOn(dynamo, 'send');

it.each([
  ['C', true, 1],
  ['A', true, 2],
  ['Z', false, 2],
])('codes are read until one fits: %s', async (wanted, found, reads) => {
  send.mockReset();
  send.mockResolvedValueOnce({ Items: [{ id: 'C' }], LastEvaluatedKey: { id: 'C' } } as never);
  send.mockResolvedValueOnce({ Items: [{ id: 'B' }, { id: 'A' }] } as never);
  expect(await hasCode(({ id }) => id === wanted)).toBe(found);
  expect(send).toHaveBeenCalledTimes(reads);
});

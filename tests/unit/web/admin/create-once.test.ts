import { expect, it, vi } from 'vitest';
import { createOnce } from '#web/src/features/admin/editor/create-once.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';

const values = { title: 'Ore bodies' };
const error = (code: 'conflict' | 'not_found' | 'network') => new ApiError(code);

it('creates under the id of the form', async () => {
  const create = vi.fn(async ({ id }: { id: string }) => id);
  const update = vi.fn();
  expect(await createOnce({ create, update }, 'mine', values)).toBe('mine');
  expect(create).toHaveBeenCalledWith({ ...values, id: 'mine' });
  expect(update).not.toHaveBeenCalled();
});

it('changes the item of an earlier try if the form has changed since', async () => {
  const create = vi.fn().mockRejectedValue(error('conflict'));
  const update = vi.fn().mockResolvedValue({});
  expect(await createOnce({ create, update }, 'mine', values)).toBe('mine');
  expect(update).toHaveBeenCalledWith('mine', values);
});

it('does not recover from any other failure', async () => {
  const create = vi.fn().mockRejectedValue(error('network'));
  const update = vi.fn();
  await expect(createOnce({ create, update }, 'mine', values)).rejects.toThrow(error('network'));
  expect(update).not.toHaveBeenCalled();
});

it.each([
  ['not_found', 'conflict'],
  ['network', 'network'],
] as const)('says %s of the change as %s', async (code, told) => {
  const create = vi.fn().mockRejectedValue(error('conflict'));
  const update = vi.fn().mockRejectedValue(error(code));
  await expect(createOnce({ create, update }, 'mine', values)).rejects.toMatchObject({
    code: told,
  });
});

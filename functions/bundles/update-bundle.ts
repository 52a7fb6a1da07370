import type { bundlesContract } from '#shared/contracts/bundles.ts';
import type { Bundle } from '../domain/bundles/bundle.ts';
import { describeBundle, readBundleForm } from '../domain/bundles/bundle-form.ts';
import { getBundle } from '../domain/bundles/bundle-repository.ts';
import { editForm } from '../domain/catalogue/edit-form.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const updateBundle: UseCase<typeof bundlesContract.update> = async (
  { id, ...form },
  actor,
) => {
  const before = await getBundle(id);
  if (!before?.shelf) throw new AppError('not_found');
  const read = await readBundleForm(form, before.currency, before);
  await editForm(id, actor, {
    catalogue: 'bundles',
    noun: 'bundle',
    chosen: form,
    read: (_item: Bundle) => read,
    describe: describeBundle,
  });
  return { id };
};

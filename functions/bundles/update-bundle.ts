import type { bundlesContract } from '#shared/contracts/bundles.ts';
import type { Bundle } from '../domain/bundles/bundle.ts';
import { editForm } from '../domain/catalogue/edit-form.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { describeBundle, readBundleForm } from './bundle-form.ts';

export const updateBundle: UseCase<typeof bundlesContract.update> = async (
  { id, ...form },
  actor,
) => {
  await editForm(id, actor, {
    catalogue: 'bundles',
    chosen: form,
    read: (bundle: Bundle) => readBundleForm(form, bundle.currency, bundle),
    describe: describeBundle,
  });
  return { id };
};

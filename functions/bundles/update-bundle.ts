import { bundlesContract } from '#shared/contracts/bundles.ts';
import type { Bundle } from '../domain/bundles/bundle.ts';
import { editForm } from '../domain/catalogue/edit-form.ts';
import { implement } from '../platform/implement.ts';
import { describeBundle, readBundleForm } from './bundle-form.ts';

export const updateBundle = implement(bundlesContract.update, async ({ id, ...form }, actor) => {
  await editForm(id, actor, {
    catalogue: 'bundles',
    chosen: form,
    read: (bundle: Bundle) => readBundleForm(form, bundle.currency, bundle),
    describe: describeBundle,
  });
  return { id };
});

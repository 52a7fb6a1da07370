import { bundlesContract } from '#shared/contracts/bundles.ts';
import type { Bundle } from '../domain/bundles/bundle.ts';
import { createItem, newDraft } from '../domain/catalogue/create-item.ts';
import { itemKeyIn } from '../domain/items/item-key.ts';
import { implement } from '../platform/implement.ts';
import { describeBundle, readBundleForm } from './bundle-form.ts';

const describe = (bundle: Bundle) => describeBundle(bundle, bundle.currency);

/** Returns the details of a new bundle for the audit event: short texts only. */
function detailsOf(bundle: Bundle): Record<string, string> {
  const { title, price, items } = describe(bundle);
  return { title: title!, price: price!, items: items! };
}

/** Creates a bundle, published unless another state is chosen. If the caller chooses the id, the call is idempotent. */
export const createBundle = implement(
  bundlesContract.create,
  async ({ id: wantedId, ...form }, actor) => {
    const draft = newDraft(wantedId, form, { isReady: true });
    const bundle: Bundle = { ...draft, ...(await readBundleForm(form, draft.currency)) };
    const auditEvent = {
      action: 'bundle.create',
      target: itemKeyIn('bundles', bundle.id),
      label: bundle.title,
      details: detailsOf(bundle),
    } as const;
    await createItem('bundles', bundle, actor, { describe, auditEvent });
    return { id: bundle.id };
  },
);

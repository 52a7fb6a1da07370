import { productsContract } from '#shared/contracts/products.ts';
import { createItem, newDraft } from '../domain/catalogue/create-item.ts';
import { itemKeyIn } from '../domain/items/item-key.ts';
import { describeProduct, readProductForm } from '../domain/products/product-form.ts';
import type { Product } from '../domain/products/product.ts';
import { implement } from '../platform/implement.ts';

const describe = (product: Product) => describeProduct(product, product.currency);

/** Returns the details of a new product for the audit event: short texts only. */
function detailsOf(product: Product): Record<string, string> {
  const { title, price, category, tags } = describe(product);
  return { title: title!, price: price!, category: category!, ...(tags && { tags }) };
}

/**
 * Creates a draft, which is published when its file is accepted. If the caller chooses the id, the call is idempotent.
 */
export const createProduct = implement(
  productsContract.create,
  async ({ id: wantedId, ...form }, actor) => {
    const draft = newDraft(wantedId, form);
    const { id } = draft;
    const product: Product = { ...draft, ...readProductForm(form, draft.currency) };
    const auditEvent = {
      action: 'product.create',
      target: itemKeyIn('products', id),
      label: product.title,
      details: detailsOf(product),
    } as const;
    await createItem('products', product, actor, { describe, auditEvent });
    return { id };
  },
);

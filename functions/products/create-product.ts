import { ulid } from 'ulid';
import type { productsContract } from '../../shared/contracts/products.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { auditPut } from '../core/audit/audit-log.ts';
import { differences } from '../core/audit/differences.ts';
import { addItem } from '../core/catalogue/catalogue-items.ts';
import { describeProduct, readProductForm } from '../core/products/product-form.ts';
import { getProduct } from '../core/products/product-repository.ts';
import type { Product } from '../core/products/product.ts';
import { AppError } from '../platform/app-error.ts';
import { now, nowIso } from '../platform/clock.ts';
import type { UseCase } from '../platform/create-handler.ts';

/**
 * A draft: it is on sale when its file has been accepted. The same call with the same id finds the product that the
 * first one made; one that says something else is refused.
 */
export const createProduct: UseCase<typeof productsContract.create> = async (
  { id: wantedId, ...form },
  actor,
) => {
  const { currency } = siteConfig.money;
  const attributes = readProductForm(form, currency);
  const id = wantedId || ulid(now().getTime());
  const at = nowIso();
  const product: Product = {
    id,
    ...attributes,
    currency,
    shelf: 'draft',
    publishedAt: at,
    updatedAt: at,
  };
  const added = await addItem('products', product, [
    auditPut(actor, {
      action: 'product.create',
      target: `product#${id}`,
      label: product.title,
      details: describeProduct(product, currency),
    }),
  ]);
  if (!added && !isSame(await getProduct(id), product)) throw new AppError('conflict');
  return { id };
};

function isSame(existing: Product | undefined, wanted: Product): boolean {
  if (!existing?.shelf) return false;
  const [before, after] = [existing, wanted].map((each) => describeProduct(each, each.currency));
  return differences(before!, after!) === undefined;
}

import type { InputOf } from '../../shared/contracts/define-contract.ts';
import type { downloadsContract } from '../../shared/contracts/downloads.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { presignFile } from '../core/downloads/presign-file.ts';
import { requireAccess } from '../core/downloads/require-access.ts';
import { itemKey } from '../core/orders/order.ts';
import { coreProduct, isCoreDeployed } from '../core/products/core-product.ts';
import { findProduct } from '../core/products/find-product.ts';
import { AppError } from '../platform/app-error.ts';
import { redirect, type Reply } from '../platform/reply.ts';

/** A deployment may have forgotten what was paid for: its buyer is told what to do, instead of S3's XML. */
const missingRelease = `This file is missing on our side. You keep what you bought: please write to ${siteConfig.emails.support}.`;

type Wish = InputOf<typeof downloadsContract.product>;

export const downloadProduct = (wish: Wish) => leadToFile(wish, 'GET');

/** For clients that ask for size and type first: S3 itself says them. */
export const askForProduct = (wish: Wish) => leadToFile(wish, 'HEAD');

async function leadToFile({ id, token }: Wish, method: 'GET' | 'HEAD'): Promise<Reply<void>> {
  const product = await findProduct(id);
  await requireAccess(itemKey({ resourceType: 'product', resourceId: id }), product, token);
  if (!product?.file) throw new AppError('not_found');
  if (product === coreProduct && !(await isCoreDeployed())) {
    throw new AppError('not_found', { text: missingRelease });
  }
  return redirect(await presignFile(product.file, { method }));
}

import type { downloadsContract } from '../../shared/contracts/downloads.ts';
import { presignFile } from '../core/downloads/presign-file.ts';
import { requireAccess } from '../core/downloads/require-access.ts';
import { itemKey } from '../core/orders/order.ts';
import { findProduct } from '../core/products/find-product.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { redirect } from '../platform/reply.ts';

export const downloadProduct: UseCase<typeof downloadsContract.product> = async ({ id, token }) => {
  const product = await findProduct(id);
  await requireAccess(itemKey({ resourceType: 'product', resourceId: id }), product, token);
  if (!product?.file) throw new AppError('not_found');
  return redirect(await presignFile(product.file));
};

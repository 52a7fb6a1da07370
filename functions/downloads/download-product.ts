import type { downloadsContract } from '#shared/contracts/downloads.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { describeFile } from '../domain/downloads/describe-file.ts';
import { noteDownload } from '../domain/downloads/download-repository.ts';
import { presignFile } from '../domain/downloads/presign-file.ts';
import { requireAccess } from '../domain/downloads/require-access.ts';
import { itemKey } from '../domain/orders/order.ts';
import { findProduct, hasFile } from '../domain/products/find-product.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { redirect } from '../platform/reply.ts';

/** A deployment may lack a file that was sold: tell its buyer what to do instead of showing S3's XML. */
const missingRelease = `This file is missing on our side. You keep what you bought: please write to ${siteConfig.emails.support}.`;

export const downloadProduct: UseCase<typeof downloadsContract.product> = async ({ id, token }) => {
  const { file, orderId } = await fileOf(id, token);
  if (orderId) await noteDownload(orderId);
  return redirect(await presignFile(file));
};

export const describeProduct: UseCase<typeof downloadsContract.productHead> = async ({
  id,
  token,
}) => describeFile((await fileOf(id, token)).file);

async function fileOf(id: string, token: string | undefined) {
  const product = await findProduct(id);
  const item = itemKey({ resourceType: 'product', resourceId: id });
  const orderId = await requireAccess(item, product, token);
  if (!product?.file) throw new AppError('not_found');
  if (!(await hasFile(id))) throw new AppError('not_found', { text: missingRelease });
  return { file: product.file, orderId };
}

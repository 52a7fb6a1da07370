import type { InputOf } from '../../shared/contracts/define-contract.ts';
import type { productsContract } from '../../shared/contracts/products.ts';
import { getProduct } from '../core/products/product-repository.ts';
import { startUpload, type StartedUpload } from '../core/uploads/start-upload.ts';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/actor.ts';
import type { UseCase } from '../platform/create-handler.ts';

type Wish = InputOf<typeof productsContract.uploadFile>;

export const uploadFile: UseCase<typeof productsContract.uploadFile> = async (wish, actor) => {
  const { url: fileUrl, ...target } = await start('product-file', wish, actor);
  return { ...target, fileUrl };
};

export const uploadImage: UseCase<typeof productsContract.uploadImage> = async (wish, actor) => {
  const { url: imageUrl, ...target } = await start('product-cover', wish, actor);
  return { ...target, imageUrl };
};

async function start(
  kind: 'product-file' | 'product-cover',
  { id, ...file }: Wish,
  actor: Actor,
): Promise<StartedUpload> {
  const product = await getProduct(id);
  if (!product?.shelf) throw new AppError('not_found');
  return startUpload(actor, { kind, itemId: id, label: product.title, ...file });
}

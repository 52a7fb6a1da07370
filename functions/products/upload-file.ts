import type { productsContract } from '#shared/contracts/products.ts';
import { startItemUpload } from '../domain/uploads/start-item-upload.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const uploadFile: UseCase<typeof productsContract.uploadFile> = async (wish, actor) => {
  const { url: fileUrl, ...target } = await startItemUpload('product-file', wish, actor);
  return { ...target, fileUrl };
};

export const uploadImage: UseCase<typeof productsContract.uploadImage> = async (wish, actor) => {
  const { url: imageUrl, ...target } = await startItemUpload('product-cover', wish, actor);
  return { ...target, imageUrl };
};

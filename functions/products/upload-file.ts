import type { productsContract } from '#shared/contracts/products.ts';
import { startItemUpload } from '../domain/uploads/start-item-upload.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const uploadFile: UseCase<typeof productsContract.uploadFile> = async (request, actor) => {
  const { url: fileUrl, ...target } = await startItemUpload('product-file', request, actor);
  return { ...target, fileUrl };
};

export const uploadImage: UseCase<typeof productsContract.uploadImage> = async (request, actor) => {
  const { url: imageUrl, ...target } = await startItemUpload('product-cover', request, actor);
  return { ...target, imageUrl };
};

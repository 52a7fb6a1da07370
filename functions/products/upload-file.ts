import { productsContract } from '#shared/contracts/products.ts';
import { startItemUpload } from '../domain/uploads/start-item-upload.ts';
import { implement } from '../platform/implement.ts';

export const uploadFile = implement(productsContract.uploadFile, async (request, actor) => {
  const { url: fileUrl, ...target } = await startItemUpload('product-file', request, actor);
  return { ...target, fileUrl };
});

export const uploadImage = implement(productsContract.uploadImage, async (request, actor) => {
  const { url: imageUrl, ...target } = await startItemUpload('product-cover', request, actor);
  return { ...target, imageUrl };
});

import type { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { startItemUpload } from '../domain/uploads/start-item-upload.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const uploadPdf: UseCase<typeof articlesAdminContract.uploadPdf> = async (
  request,
  actor,
) => {
  const { url: fileUrl, ...target } = await startItemUpload('article-pdf', request, actor);
  return { ...target, fileUrl };
};

export const uploadImage: UseCase<typeof articlesAdminContract.uploadImage> = async (
  request,
  actor,
) => {
  const { url: imageUrl, ...target } = await startItemUpload('article-cover', request, actor);
  return { ...target, imageUrl };
};

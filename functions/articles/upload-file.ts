import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { startItemUpload } from '../domain/uploads/start-item-upload.ts';
import { implement } from '../platform/implement.ts';

export const uploadPdf = implement(articlesAdminContract.uploadPdf, async (request, actor) => {
  const { url: fileUrl, ...target } = await startItemUpload('article-pdf', request, actor);
  return { ...target, fileUrl };
});

export const uploadImage = implement(articlesAdminContract.uploadImage, async (request, actor) => {
  const { url: imageUrl, ...target } = await startItemUpload('article-cover', request, actor);
  return { ...target, imageUrl };
});

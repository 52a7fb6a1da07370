import type { downloadsContract } from '#shared/contracts/downloads.ts';
import { getArticle } from '../domain/articles/article-repository.ts';
import { describeFile } from '../domain/downloads/describe-file.ts';
import { noteDownload } from '../domain/downloads/download-repository.ts';
import { presignFile } from '../domain/downloads/presign-file.ts';
import { requireAccess } from '../domain/downloads/require-access.ts';
import { articleItem } from '../domain/orders/entitlement-repository.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { redirect } from '../platform/reply.ts';

export const downloadArticle: UseCase<typeof downloadsContract.article> = async ({ id, token }) => {
  const { file, orderId } = await fileOf(id, token);
  if (orderId) await noteDownload(orderId);
  return redirect(await presignFile(file));
};

export const describeArticle: UseCase<typeof downloadsContract.articleHead> = async ({
  id,
  token,
}) => describeFile((await fileOf(id, token)).file);

async function fileOf(id: string, token: string | undefined) {
  const article = await getArticle(id);
  const orderId = await requireAccess(articleItem(id), article, token);
  if (!article?.file) throw new AppError('not_found');
  return { file: article.file, orderId };
}

import type { downloadsContract } from '../../shared/contracts/downloads.ts';
import { getArticle } from '../core/articles/article-repository.ts';
import { readDownloadToken } from '../core/downloads/download-token.ts';
import { presignFile } from '../core/downloads/presign-file.ts';
import { articleItem, getEntitlement } from '../core/orders/entitlement-repository.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { redirect } from '../platform/reply.ts';

/** Access is looked up at every download, so that a refund closes a token that has not expired yet. */
export const downloadArticle: UseCase<typeof downloadsContract.article> = async ({ id, token }) => {
  const article = await getArticle(id);
  const isFree = article?.shelf === 'published' && article.priceMinor === 0;
  if (!isFree) await requireOwner(id, token);
  if (!article?.file) throw new AppError('not_found');
  return redirect(await presignFile(article.file));
};

async function requireOwner(id: string, token: string | undefined): Promise<void> {
  if (!token) throw new AppError('not_purchased');
  const { userId, item, sessionId } = await readDownloadToken(token, articleItem(id));
  const entitlement = await getEntitlement(userId, item);
  if (entitlement?.state !== 'owned' || entitlement.sessionId !== sessionId) {
    throw new AppError('not_purchased');
  }
}

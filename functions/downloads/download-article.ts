import type { InputOf } from '../../shared/contracts/define-contract.ts';
import type { downloadsContract } from '../../shared/contracts/downloads.ts';
import { getArticle } from '../core/articles/article-repository.ts';
import { presignFile } from '../core/downloads/presign-file.ts';
import { requireAccess } from '../core/downloads/require-access.ts';
import { articleItem } from '../core/orders/entitlement-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { redirect, type Reply } from '../platform/reply.ts';

type Wish = InputOf<typeof downloadsContract.article>;

export const downloadArticle = (wish: Wish) => leadToFile(wish, 'GET');

/** For clients that ask for size and type first: S3 itself says them. */
export const askForArticle = (wish: Wish) => leadToFile(wish, 'HEAD');

async function leadToFile({ id, token }: Wish, method: 'GET' | 'HEAD'): Promise<Reply<void>> {
  const article = await getArticle(id);
  await requireAccess(articleItem(id), article, token);
  if (!article?.file) throw new AppError('not_found');
  return redirect(await presignFile(article.file, { method }));
}

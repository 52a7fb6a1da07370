import type { articlesAdminContract } from '../../shared/contracts/articles-admin.ts';
import type { InputOf } from '../../shared/contracts/define-contract.ts';
import { getArticle } from '../core/articles/article-repository.ts';
import { startUpload, type StartedUpload } from '../core/uploads/start-upload.ts';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/actor.ts';
import type { UseCase } from '../platform/create-handler.ts';

type Wish = InputOf<typeof articlesAdminContract.uploadPdf>;

export const uploadPdf: UseCase<typeof articlesAdminContract.uploadPdf> = async (wish, actor) => {
  const { url: fileUrl, ...target } = await start('article-pdf', wish, actor);
  return { ...target, fileUrl };
};

export const uploadImage: UseCase<typeof articlesAdminContract.uploadImage> = async (
  wish,
  actor,
) => {
  const { url: imageUrl, ...target } = await start('article-cover', wish, actor);
  return { ...target, imageUrl };
};

async function start(
  kind: 'article-pdf' | 'article-cover',
  { id, ...file }: Wish,
  actor: Actor,
): Promise<StartedUpload> {
  const article = await getArticle(id);
  if (!article?.shelf) throw new AppError('not_found');
  return startUpload(actor, { kind, itemId: id, label: article.title, ...file });
}

import { downloadsContract } from '#shared/contracts/downloads.ts';
import { fileDownloadsContract } from '#shared/contracts/file-downloads.ts';
import { getArticle } from '../domain/articles/article-repository.ts';
import { itemKeyIn } from '../domain/items/item-key.ts';
import { describeFile } from '../domain/downloads/describe-file.ts';
import { deliverFile, type OpenedFile } from '../domain/downloads/deliver-file.ts';
import { requireAccess } from '../domain/downloads/require-access.ts';
import { currentEdition } from '../domain/editions/editions-of.ts';
import { findFile } from '../domain/editions/find-file.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

export const downloadArticle = implement(downloadsContract.article, async (input) =>
  deliverFile(await mainFile(input)),
);

export const describeArticle = implement(downloadsContract.articleHead, async (input) =>
  describeFile((await mainFile(input)).file),
);

export const downloadArticleFile = implement(fileDownloadsContract.articleFile, async (input) =>
  deliverFile(await oneFile(input)),
);

export const describeArticleFile = implement(fileDownloadsContract.articleFileHead, async (input) =>
  describeFile((await oneFile(input)).file),
);

interface Asked {
  id: string;
  token?: string;
}

async function mainFile(asked: Asked): Promise<OpenedFile> {
  const { article, orderId } = await openArticle(asked);
  if (!article?.file) throw new AppError('not_found');
  const item = itemKeyIn('articles', article.id);
  const edition = { item, number: currentEdition(article).number };
  return { file: article.file, item, edition, orderId };
}

async function oneFile({ file, ...asked }: Asked & { file: string }): Promise<OpenedFile> {
  const { article, orderId } = await openArticle(asked);
  const { edition: number, ...found } = await findFile('articles', article, file);
  const item = itemKeyIn('articles', asked.id);
  return { ...found, item, edition: { item, number }, orderId };
}

async function openArticle({ id, token }: Asked) {
  const article = await getArticle(id);
  return { article, orderId: await requireAccess(itemKeyIn('articles', id), article, token) };
}

import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { articleChangesContract } from '#shared/contracts/item-changes.ts';
import { articleOwnersContract } from '#shared/contracts/edition-owners.ts';
import { articleFilesContract } from '#shared/contracts/item-files.ts';
import { fileCalls } from '../domain/editions/file-calls.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { changeArticles } from './change-articles.ts';
import { countView } from './count-view.ts';
import { createArticle } from './create-article.ts';
import { getManaged } from './get-managed.ts';
import { listArticles } from './list-articles.ts';
import { listCategories } from './list-categories.ts';
import { listManaged } from './list-managed.ts';
import { rateArticle } from './rate-article.ts';
import { readArticlePage } from './read-article-page.ts';
import { readArticle } from './read-article.ts';
import { removeArticle } from './remove-article.ts';
import { updateArticle } from './update-article.ts';
import { uploadImage, uploadPdf } from './upload-file.ts';

export const handler = createHandler(
  {
    ...articlesContract,
    ...articlePageContract,
    ...articlesAdminContract,
    ...articleChangesContract,
    ...articleFilesContract,
    ...articleOwnersContract,
  },
  {
    list: listArticles,
    categories: listCategories,
    get: readArticle,
    getPage: readArticlePage,
    countView,
    rate: rateArticle,
    listManaged,
    changeMany: changeArticles,
    getManaged,
    create: createArticle,
    update: updateArticle,
    remove: removeArticle,
    uploadPdf,
    uploadImage,
    ...fileCalls('articles', 'article-extra'),
  },
  authenticator,
);

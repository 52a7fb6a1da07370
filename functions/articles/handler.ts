import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'articles'>>(authenticator, {
  'GET /api/articles': () => import('./list-articles.ts').then((it) => it.listArticles),
  'GET /api/articles/categories': () =>
    import('./list-categories.ts').then((it) => it.listCategories),
  'GET /api/articles/{id}': () => import('./read-article.ts').then((it) => it.readArticle),
  'GET /api/articles/{id}/page': () =>
    import('./read-article-page.ts').then((it) => it.readArticlePage),
  'POST /api/articles/{id}/views': () => import('./count-view.ts').then((it) => it.countView),
  'PUT /api/articles/{id}/rating': () => import('./rate-article.ts').then((it) => it.rateArticle),
  'GET /api/admin/articles': () => import('./list-managed.ts').then((it) => it.listManaged),
  'POST /api/admin/articles/changes': () =>
    import('./change-articles.ts').then((it) => it.changeArticles),
  'GET /api/admin/articles/{id}': () => import('./get-managed.ts').then((it) => it.getManaged),
  'POST /api/articles': () => import('./create-article.ts').then((it) => it.createArticle),
  'PUT /api/articles/{id}': () => import('./update-article.ts').then((it) => it.updateArticle),
  'DELETE /api/articles/{id}': () => import('./remove-article.ts').then((it) => it.removeArticle),
  'POST /api/articles/{id}/upload/pdf': () => import('./upload-file.ts').then((it) => it.uploadPdf),
  'POST /api/articles/{id}/upload/image': () =>
    import('./upload-file.ts').then((it) => it.uploadImage),
  'GET /api/admin/articles/{id}/files': () => import('./files.ts').then((it) => it.readFiles),
  'PUT /api/admin/articles/{id}/files': () => import('./files.ts').then((it) => it.setFiles),
  'POST /api/admin/articles/{id}/files': () => import('./files.ts').then((it) => it.uploadExtra),
  'POST /api/admin/articles/{id}/editions': () =>
    import('./files.ts').then((it) => it.publishEdition),
  'DELETE /api/admin/articles/{id}/editions/draft': () =>
    import('./files.ts').then((it) => it.discardEdition),
  'GET /api/admin/articles/{id}/owners': () => import('./files.ts').then((it) => it.readOwners),
});

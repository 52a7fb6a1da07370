import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'bundles'>>(authenticator, {
  'POST /api/admin/bundles/changes': () =>
    import('./change-bundles.ts').then((it) => it.changeBundles),
  'GET /api/bundles': () => import('./list-bundles.ts').then((it) => it.listBundles),
  'GET /api/bundles/{id}': () => import('./read-bundle-page.ts').then((it) => it.readBundlePage),
  'GET /api/admin/bundles': () => import('./list-managed.ts').then((it) => it.listManaged),
  'GET /api/admin/bundles/{id}': () => import('./get-managed.ts').then((it) => it.getManaged),
  'POST /api/bundles': () => import('./create-bundle.ts').then((it) => it.createBundle),
  'PUT /api/bundles/{id}': () => import('./update-bundle.ts').then((it) => it.updateBundle),
  'DELETE /api/bundles/{id}': () => import('./remove-bundle.ts').then((it) => it.removeBundle),
  'GET /api/admin/authors': () => import('./authors/list-authors.ts').then((it) => it.listAuthors),
  'GET /api/admin/authors/{id}': () => import('./authors/get-author.ts').then((it) => it.getAuthor),
  'POST /api/admin/authors': () =>
    import('./authors/create-author.ts').then((it) => it.createAuthor),
  'PUT /api/admin/authors/{id}': () =>
    import('./authors/update-author.ts').then((it) => it.updateAuthor),
  'DELETE /api/admin/authors/{id}': () =>
    import('./authors/remove-author.ts').then((it) => it.removeAuthor),
  'POST /api/admin/authors/{id}/picture': () =>
    import('./authors/upload-author-picture.ts').then((it) => it.uploadAuthorPicture),
});

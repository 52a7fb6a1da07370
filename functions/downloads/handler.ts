import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'downloads'>>(authenticator, {
  'POST /api/articles/{id}/download/token': () =>
    import('./grant-token.ts').then((it) => it.articleToken),
  'GET /api/articles/{id}/download': () =>
    import('./download-article.ts').then((it) => it.downloadArticle),
  'HEAD /api/articles/{id}/download': () =>
    import('./download-article.ts').then((it) => it.describeArticle),
  'GET /api/articles/{id}/download/{file}': () =>
    import('./download-article.ts').then((it) => it.downloadArticleFile),
  'HEAD /api/articles/{id}/download/{file}': () =>
    import('./download-article.ts').then((it) => it.describeArticleFile),
  'POST /token/download': () => import('./grant-token.ts').then((it) => it.token),
  'GET /download/podcasts/{id}': () =>
    import('./download-episode.ts').then((it) => it.downloadEpisode),
  'HEAD /download/podcasts/{id}': () =>
    import('./download-episode.ts').then((it) => it.describeEpisode),
  'GET /download/products/{id}': () =>
    import('./download-product.ts').then((it) => it.downloadProduct),
  'HEAD /download/products/{id}': () =>
    import('./download-product.ts').then((it) => it.describeProduct),
  'GET /download/products/{id}/{file}': () =>
    import('./download-product.ts').then((it) => it.downloadProductFile),
  'HEAD /download/products/{id}/{file}': () =>
    import('./download-product.ts').then((it) => it.describeProductFile),
});

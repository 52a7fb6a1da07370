import type { ContractOf } from '#shared/contracts/routes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';

export const handler = createHandler<ContractOf<'pages'>>(authenticator, {
  'GET /index.html': () => import('./show-home-page.ts').then((it) => it.showHomePage),
  'GET /api/home': () => import('./read-home.ts').then((it) => it.readHome),
  'GET /articles': () => import('./show-list-page.ts').then((it) => it.showLibraryPage),
  'GET /articles/{id}': () => import('./show-article-page.ts').then((it) => it.showArticlePage),
  'GET /podcasthub': () => import('./show-list-page.ts').then((it) => it.showHubPage),
  'GET /podcasthub/{id}': () => import('./show-episode-page.ts').then((it) => it.showEpisodePage),
  'GET /store': () => import('./show-store-page.ts').then((it) => it.showStorePage),
  'GET /store/{id}': () => import('./show-product-page.ts').then((it) => it.showProductPage),
  'GET /store/bundles/{id}': () => import('./show-bundle-page.ts').then((it) => it.showBundlePage),
  'GET /sitemap.xml': () => import('./show-sitemap.ts').then((it) => it.showSitemap),
  'GET /sitemaps/{part}': () => import('./show-sitemap.ts').then((it) => it.showSitemapPart),
  'GET /aff/{slug}': () => import('./follow-short-link.ts').then((it) => it.followShortLink),
  'POST /api/pages/{kind}/{id}/views': () =>
    import('./count-page-view.ts').then((it) => it.countPageView),
});

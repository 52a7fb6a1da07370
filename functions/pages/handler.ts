import { homeContract } from '#shared/contracts/home.ts';
import { pageViewsContract } from '#shared/contracts/page-views.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { countPageView } from './count-page-view.ts';
import { followShortLink } from './follow-short-link.ts';
import { showSitemap, showSitemapPart } from './show-sitemap.ts';
import { showArticlePage } from './show-article-page.ts';
import { showBundlePage } from './show-bundle-page.ts';
import { showEpisodePage } from './show-episode-page.ts';
import { showHubPage, showLibraryPage } from './show-list-page.ts';
import { readHome } from './read-home.ts';
import { showHomePage } from './show-home-page.ts';
import { showProductPage } from './show-product-page.ts';
import { showStorePage } from './show-store-page.ts';

export const handler = createHandler(
  { ...pagesContract, ...homeContract, ...pageViewsContract },
  {
    home: showHomePage,
    onSale: readHome,
    library: showLibraryPage,
    article: showArticlePage,
    hub: showHubPage,
    episode: showEpisodePage,
    store: showStorePage,
    product: showProductPage,
    bundle: showBundlePage,
    sitemap: showSitemap,
    sitemapPart: showSitemapPart,
    affiliate: followShortLink,
    countView: countPageView,
  },
  authenticator,
);

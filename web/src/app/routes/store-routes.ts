import { capabilities } from '#shared/site-config/capabilities.ts';
import { open, personal, type SiteRoute } from '#shared/pages/site-route.ts';
import { savesItems } from '../../lib/saves-items.ts';
import * as messages from './messages.ts';

const { articles, podcasts, credits } = capabilities;

/** The library, and the page to which buyers of a paper return after paying. */
const libraryRoutes: readonly SiteRoute[] = [
  {
    path: '/articles/:id?',
    page: 'articles/library-page',
    itemPage: 'articles/article-item-page',
    title: messages.articles,
    toastSeconds: 5,
    ...open,
  },
  {
    path: '/articles/success',
    page: 'articles/success-page',
    title: messages.yourArticle,
    toastSeconds: 5,
    ...personal,
  },
];

const hubRoute: SiteRoute = {
  path: '/podcasthub/:id?',
  page: 'podcasts/hub-page',
  itemPage: 'podcasts/episode-item-page',
  title: messages.audioBookAndPodcastHub,
  toastSeconds: 5,
  ...open,
};

const savedRoute: SiteRoute = {
  path: '/saved',
  page: 'saved/saved-page',
  title: messages.saved,
  prerender: false,
};

/** The page to which buyers of an episode, a file or a bundle return after paying. */
const purchaseRoute: SiteRoute = {
  path: '/success',
  page: 'podcasts/success-page',
  title: messages.yourPurchase,
  prerender: false,
};

const creditsRoute: SiteRoute = {
  path: '/credits',
  page: 'store/credits-page',
  title: messages.chatCredits,
  ...open,
};

/** Pages of accounts, and of everything that is read, played or bought. */
export const storeRoutes: readonly SiteRoute[] = [
  {
    path: '/register',
    page: 'account/register-page',
    title: messages.createAccount,
    ...open,
  },
  {
    path: '/login',
    page: 'account/login-page',
    title: messages.signIn,
    ...open,
  },
  {
    path: '/forgot-password',
    page: 'account/forgot-password-page',
    title: messages.forgotPassword,
    indexed: false,
    ...open,
  },
  {
    path: '/reset-password',
    page: 'account/reset-password-page',
    title: messages.setNewPassword,
    indexed: false,
    ...open,
  },
  {
    path: '/profile',
    page: 'account/profile-page',
    title: messages.myProfile,
    ...personal,
  },
  {
    path: '/settings',
    page: 'settings/settings-page',
    title: messages.settings,
    indexed: false,
    ...open,
  },

  ...(articles ? libraryRoutes : []),
  {
    path: '/purchases',
    page: 'purchases/purchases-page',
    title: messages.myPurchases,
    ...personal,
  },

  ...(savesItems ? [savedRoute] : []),
  ...(podcasts ? [hubRoute] : []),
  purchaseRoute,
  {
    path: '/store/:id?',
    page: 'store/store-page',
    itemPage: 'store/product-item-page',
    title: messages.store,
    ...open,
  },
  {
    path: '/store/bundles/:id',
    page: 'store/bundle-item-page',
    itemPage: 'store/bundle-item-page',
    title: messages.bundle,
    prerender: false,
  },
  ...(credits ? [creditsRoute] : []),
];

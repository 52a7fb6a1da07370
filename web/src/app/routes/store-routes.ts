import { capabilities } from '#shared/site-config/capabilities.ts';
import { open, personal, type SiteRoute } from '#shared/pages/site-route.ts';

const { podcasts, chat } = capabilities;

const hubRoute: SiteRoute = {
  path: '/podcasthub/:id?',
  page: 'podcasts/hub-page',
  itemPage: 'podcasts/episode-item-page',
  title: 'Audio book and podcast hub',
  toastSeconds: 5,
  ...open,
};

/** Back from paying for an episode, a file or a bundle. */
const purchaseRoute: SiteRoute = {
  path: '/success',
  page: 'podcasts/success-page',
  title: 'Your episode',
  prerender: false,
};

const creditsRoute: SiteRoute = {
  path: '/credits',
  page: 'credits/credits-page',
  title: 'Chat credits',
  ...open,
};

/** Accounts, and everything that is read, listened to or bought. */
export const storeRoutes: readonly SiteRoute[] = [
  {
    path: '/register',
    page: 'account/register-page',
    title: 'Create account',
    ...open,
  },
  {
    path: '/login',
    page: 'account/login-page',
    title: 'Sign in',
    ...open,
  },
  {
    path: '/forgot-password',
    page: 'account/forgot-password-page',
    title: 'Forgot password',
    indexed: false,
    ...open,
  },
  {
    path: '/reset-password',
    page: 'account/reset-password-page',
    title: 'Set a new password',
    indexed: false,
    ...open,
  },
  {
    path: '/profile',
    page: 'account/profile-page',
    title: 'My profile',
    ...personal,
  },
  {
    path: '/settings',
    page: 'settings/settings-page',
    title: 'Settings',
    indexed: false,
    ...open,
  },

  {
    path: '/articles/:id?',
    page: 'articles/library-page',
    itemPage: 'articles/article-item-page',
    title: 'Articles',
    toastSeconds: 5,
    ...open,
  },
  {
    path: '/articles/success',
    page: 'articles/success-page',
    title: 'Your article',
    toastSeconds: 5,
    ...personal,
  },
  {
    path: '/purchases',
    page: 'articles/purchases-page',
    title: 'My purchases',
    ...personal,
  },

  {
    path: '/saved',
    page: 'saved/saved-page',
    title: 'Saved',
    prerender: false,
  },
  ...(podcasts ? [hubRoute] : []),
  purchaseRoute,
  {
    path: '/store/:id?',
    page: 'credits/store-page',
    itemPage: 'credits/product-item-page',
    title: 'Store',
    ...open,
  },
  {
    path: '/store/bundles/:id',
    page: 'credits/bundle-item-page',
    title: 'Bundle',
    prerender: false,
  },
  ...(chat ? [creditsRoute] : []),
];

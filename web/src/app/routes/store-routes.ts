import { site } from '../../../../shared/site-config/site.ts';
import { open, personal, type SiteRoute } from './site-route.ts';

const { product } = site.brand;

/** The home page, accounts, and everything that is read, listened to or bought. */
export const storeRoutes: readonly SiteRoute[] = [
  { path: '/', page: 'home/home-page', description: site.brand.description, ...open },

  {
    path: '/register',
    page: 'account/register-page',
    title: 'Create account',
    description: `Create a free ${product} account to buy papers, keep your downloads and use the assistant.`,
    ...open,
  },
  {
    path: '/login',
    page: 'account/login-page',
    title: 'Sign in',
    description: `Sign in to ${product} to reach your library, purchases and credits.`,
    ...open,
  },
  {
    path: '/forgot-password',
    page: 'account/forgot-password-page',
    title: 'Forgot password',
    description: 'Have a link sent to you that sets a new password.',
    ...open,
  },
  {
    path: '/reset-password',
    page: 'account/reset-password-page',
    title: 'Set a new password',
    description: 'Set a new password with the link from your e-mail.',
    ...open,
  },
  {
    path: '/profile',
    page: 'account/profile-page',
    title: 'My profile',
    description: 'Your account, password and credits.',
    ...personal,
  },
  {
    path: '/settings',
    page: 'settings/settings-page',
    title: 'Settings',
    description: 'Choose how the site looks and moves on this device.',
    ...open,
  },

  {
    path: '/articles/:id?',
    page: 'articles/library-page',
    title: 'Articles',
    description:
      'Short papers on well logs, groundwater, mapping, GeoAI and field practice: free ones to read now, others to buy once and keep.',
    toastSeconds: 5,
    ...open,
  },
  {
    path: '/articles/success',
    page: 'articles/success-page',
    title: 'Your article',
    description: 'Your purchase and its download.',
    toastSeconds: 5,
    ...personal,
  },
  {
    path: '/purchases',
    page: 'articles/purchases-page',
    title: 'My purchases',
    description: 'Everything you own, with downloads and receipts.',
    ...personal,
  },

  {
    path: '/podcasthub',
    page: 'podcasts/hub-page',
    title: 'Audio book and podcast hub',
    description:
      'Episodes for people who read rocks, logs and water: preview them, buy them once, keep them.',
    toastSeconds: 5,
    ...open,
  },
  {
    path: '/success',
    page: 'podcasts/success-page',
    title: 'Your episode',
    description: 'Your purchase and its download.',
    prerender: false,
  },

  {
    path: '/store',
    page: 'credits/store-page',
    title: 'Store',
    description: 'What can be bought here: papers, episodes, assistant credits and field tools.',
    ...open,
  },
  {
    path: '/credits',
    page: 'credits/credits-page',
    title: 'Chat credits',
    description: `Credits for the ${product} assistant in three packages.`,
    ...open,
  },
];

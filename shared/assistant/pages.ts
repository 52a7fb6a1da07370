import type { FactPage } from './fact.ts';
import { siteNouns } from './site-nouns.ts';

const { article, podcast, product } = siteNouns;

/** Pages that every site has and that facts refer to. */
export const pages = {
  home: { url: '/', title: 'Home' },
  register: { url: '/register', title: 'Create account' },
  forgot: { url: '/forgot-password', title: 'Forgot password' },
  login: { url: '/login', title: 'Sign in' },
  profile: { url: '/profile', title: 'My profile' },
  purchases: { url: '/purchases', title: 'My Purchases' },
  settings: { url: '/settings', title: 'Settings' },
  articles: { url: '/articles', title: article.page },
  podcasts: { url: '/podcasthub', title: podcast.page },
  store: { url: '/store', title: product.page },
  credits: { url: '/credits', title: 'Chat credits' },
  contact: { url: '/contact', title: 'Contact' },
  privacy: { url: '/privacy', title: 'Privacy policy' },
  deleteData: { url: '/privacy/delete-data', title: 'Delete my data' },
  terms: { url: '/terms', title: 'Terms of use' },
} satisfies Record<string, FactPage>;

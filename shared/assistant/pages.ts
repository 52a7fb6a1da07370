import type { FactPage } from './fact.ts';

/** The pages of every site that facts refer to. */
export const pages = {
  home: { url: '/', title: 'Home' },
  register: { url: '/register', title: 'Create account' },
  forgot: { url: '/forgot-password', title: 'Forgot password' },
  login: { url: '/login', title: 'Sign in' },
  profile: { url: '/profile', title: 'My profile' },
  purchases: { url: '/purchases', title: 'My Purchases' },
  settings: { url: '/settings', title: 'Settings' },
  articles: { url: '/articles', title: 'Articles' },
  podcasts: { url: '/podcasthub', title: 'Podcast hub' },
  store: { url: '/store', title: 'Store' },
  credits: { url: '/credits', title: 'Chat credits' },
  contact: { url: '/contact', title: 'Contact' },
  privacy: { url: '/privacy', title: 'Privacy policy' },
  deleteData: { url: '/privacy/delete-data', title: 'Delete my data' },
  terms: { url: '/terms', title: 'Terms of use' },
} satisfies Record<string, FactPage>;

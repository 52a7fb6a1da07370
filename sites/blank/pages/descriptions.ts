import { site } from '../config/site.ts';

const { product, company, description } = site.brand;

/** The descriptions for search engines and link previews, by the route's path. Only the build reads this. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/': description,
  '/about': `Who makes ${product}.`,
  '/contact': `How to reach ${company}.`,
  '/register': `Create a free ${product} account to buy and to keep your downloads.`,
  '/login': `Sign in to ${product} to reach your purchases.`,
  '/articles/:id?': `Articles from ${product}: free ones to read now, others to buy once and keep.`,
  '/podcasthub/:id?': `Episodes from ${product}: free ones to hear now, others to buy once and keep.`,
  '/store': `Everything that ${product} sells: bought once, without a subscription.`,
  '/privacy/delete-data': `Ask ${company} to delete your data, without signing in.`,
};

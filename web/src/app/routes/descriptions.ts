import { pageDescriptions } from '#site/pages/descriptions.ts';
import { site } from '#shared/site-config/site.ts';

const { product, company } = site.brand;

/** What search engines and link previews say of each prerendered page, by the route's path. Only the build reads this. */
export const descriptions: Readonly<Record<string, string>> = {
  ...pageDescriptions,
  '/register': `Create a free ${product} account to buy papers, keep your downloads and use the assistant.`,
  '/login': `Sign in to ${product} to reach your library, purchases and credits.`,
  '/forgot-password': 'Have a link sent to you that sets a new password.',
  '/reset-password': 'Set a new password with the link from your e-mail.',
  '/settings':
    'Choose how the site looks, moves and plays on this device, and which mails you get.',
  '/articles/:id?':
    'Short papers on well logs, groundwater, mapping, GeoAI and field practice: free ones to read now, others to buy once and keep.',
  '/podcasthub/:id?':
    'Episodes for people who read rocks, logs and water: preview them, buy them once, keep them.',
  '/store':
    'Papers, e-books, episodes, assistant credits and tools: bought once, without a subscription.',
  '/credits': `Credits for the ${product} assistant in three packages.`,
  '/privacy': `What ${company} stores about you, why, and how to have it removed.`,
  '/privacy/delete-data':
    'Ask for the deletion of your data, of the water-testing app or of an account here: without signing in, done within 30 days.',
  '/terms': `The terms on which ${company} offers this site.`,
};

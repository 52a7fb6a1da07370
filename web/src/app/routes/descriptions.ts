import { pageDescriptions } from '#site/pages/descriptions.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';
import { site } from '#shared/site-config/site.ts';

const { product, company } = site.brand;
const { chat } = capabilities;

/** What search engines and link previews say of each prerendered page, by the route's path. Only the build reads this. */
export const descriptions: Readonly<Record<string, string>> = {
  '/register': `Create a free ${product} account to buy papers${chat ? ', keep your downloads and use the assistant' : ' and keep your downloads'}.`,
  '/login': `Sign in to ${product} to reach your library${chat ? ', purchases and credits' : ' and purchases'}.`,
  '/forgot-password': 'Have a link sent to you that sets a new password.',
  '/reset-password': 'Set a new password with the link from your e-mail.',
  '/settings':
    'Choose how the site looks, moves and plays on this device, and which mails you get.',
  '/credits': `Credits for the ${product} assistant in three packages.`,
  '/privacy': `What ${company} stores about you, why, and how to have it removed.`,
  '/terms': `The terms on which ${company} offers this site.`,
  ...pageDescriptions,
};

/** What is said of a page; a site may name its route without what is optional in it: `/store` for `/store/:id?`. */
export function descriptionOf(route: SiteRoute): string | undefined {
  return descriptions[route.path] ?? descriptions[basePath(route)];
}

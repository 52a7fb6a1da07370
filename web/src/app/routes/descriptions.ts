import { pageDescriptions } from '#site/pages/descriptions.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';
import { site } from '#shared/site-config/site.ts';
import * as messages from './messages.ts';

const { product, company } = site.brand;
const { chat, credits } = capabilities;

/** What search engines and link previews say of each prerendered page, by the route's path. Only the build reads this. */
export const descriptions: Readonly<Record<string, string>> = {
  '/register': chat
    ? messages.registerDescriptionWithChat(product)
    : messages.registerDescription(product),
  '/login': credits
    ? messages.loginDescriptionWithChat(product)
    : messages.loginDescription(product),
  '/forgot-password': messages.haveLinkSentToYou,
  '/reset-password': messages.setNewPasswordWithLink,
  '/settings': messages.chooseHowSiteLooksMoves,
  '/credits': messages.creditsForProductAssistantIn(product),
  '/privacy': `What ${company} stores about you, why, and how to have it removed.`,
  '/terms': messages.theTermsOnWhichCompany(company),
  ...pageDescriptions,
};

/** What is said of a page; a site may name its route without what is optional in it: `/store` for `/store/:id?`. */
export function descriptionOf(route: SiteRoute): string | undefined {
  return descriptions[route.path] ?? descriptions[basePath(route)];
}

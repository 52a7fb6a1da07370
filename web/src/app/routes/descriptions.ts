import { pageDescriptions } from '#site/pages/descriptions.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';
import { mainItemName } from '#shared/site-config/item-names.ts';
import { site } from '#shared/site-config/site.ts';
import * as messages from './messages.ts';

const { product, company } = site.brand;
const { chat, credits } = capabilities;

/**
 * The description of each prerendered page for search engines and link previews, by the route's path. Only the build
 * reads it.
 */
export const descriptions: Readonly<Record<string, string>> = {
  '/register': chat
    ? messages.registerDescriptionWithChat(product, mainItemName)
    : messages.registerDescription(product, mainItemName),
  '/login': credits
    ? messages.loginDescriptionWithChat(product)
    : messages.loginDescription(product),
  '/forgot-password': messages.getLinkThatSetsPassword,
  '/reset-password': messages.setNewPasswordWithLink,
  '/settings': messages.chooseHowSiteLooksMoves,
  '/credits': messages.creditsForProductAssistantIn(product),
  '/privacy': messages.privacyDescription(company),
  '/terms': messages.theTermsOnWhichCompany(company),
  ...pageDescriptions,
};

/** Returns the description of a page. A site may give the route without its optional part: `/store` for `/store/:id?`. */
export function descriptionOf(route: SiteRoute): string | undefined {
  return descriptions[route.path] ?? descriptions[basePath(route)];
}

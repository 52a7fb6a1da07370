import type { ErrorCode } from '#shared/contracts/errors.ts';
import { plainPage, type LabelledLink } from '#shared/html/plain-page.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { AppError } from './app-error.ts';

const home: LabelledLink = ['/', 'Home'];
const contact: LabelledLink = ['/contact', 'Contact us'];
const purchases: LabelledLink = ['/purchases', 'My Purchases'];
const articles: LabelledLink = ['/articles', 'Articles'];
const hub: LabelledLink = ['/podcasthub', 'Podcast hub'];
const store: LabelledLink = ['/store', 'Store'];
const catalogue = capabilities.articles ? articles : store;
const elsewhere = siteConfig.affiliate?.elsewhere;

/** Links for the error page, by the beginning of the path. */
type LinksByPath = readonly [beginning: string, ...links: LabelledLink[]];
const ofArticles: readonly LinksByPath[] = [['/api/articles', purchases, articles]];
const ofPodcasts: readonly LinksByPath[] = [
  ['/feeds/', hub, purchases],
  ['/download/podcasts', purchases, hub],
];
const ofShortLinks: readonly LinksByPath[] = [
  ['/aff/', elsewhere ? [elsewhere.to, elsewhere.label] : catalogue, home],
];
const ofPreferences: readonly LinksByPath[] = [
  ['/api/auth/preferences', ['/settings', 'Settings'], contact],
];
/** The first match counts. */
const linksByPath: readonly LinksByPath[] = [
  ...(capabilities.podcasts ? ofPodcasts : []),
  ['/download/', purchases, store],
  ...(capabilities.articles ? ofArticles : []),
  ...(capabilities.affiliate ? ofShortLinks : []),
  ['/api/waitlist', contact, home],
  ...(capabilities.digest ? ofPreferences : []),
];

const titles: Partial<Record<ErrorCode, string>> = {
  download_link_invalid: 'This download link no longer works',
  not_purchased: 'This item is not yours yet',
  link_invalid: 'This link no longer works',
  not_found: 'Page not found',
  method_not_allowed: 'This address is for programs',
  not_signed_in: 'Please sign in',
  session_expired: 'Please sign in again',
  forbidden: 'You do not have access',
  too_many_requests: 'Too many attempts',
  validation_failed: 'This link is incomplete',
};

/** Returns the HTML page shown instead of an error's JSON. It shows the request id if the logs have details. */
export function errorPage(
  { code, status, message }: AppError,
  path: string,
  requestId?: string,
): string {
  const usual = status >= 500 ? 'Something went wrong' : 'This address cannot be opened';
  return plainPage(siteConfig, {
    title: titles[code] ?? usual,
    text: status >= 500 && requestId ? `${message} Reference: ${requestId}.` : message,
    links: linksFor(code, path),
  });
}

function linksFor(code: ErrorCode, path: string): readonly LabelledLink[] {
  if (code === 'not_signed_in' || code === 'session_expired') return [['/login', 'Sign in'], home];
  const [, ...links] = linksByPath.find(([beginning]) => path.startsWith(beginning)) ?? [
    '',
    home,
    contact,
  ];
  return links;
}

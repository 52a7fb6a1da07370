import { capabilities } from '#shared/site-config/capabilities.ts';

/**
 * Calls, files and short links. Pages are not listed here: those that search engines should not show say `noindex`,
 * which crawlers can only read if they may fetch the page.
 */
const closed = ['/api/', '/token/', '/download/', '/aff/'];

const { articles, podcasts, products } = capabilities;

/**
 * What scripts load into public pages (the rest of a list, an open article); search engines that render pages read it
 * too.
 */
const lists = [
  ...(articles ? ['/api/articles'] : []),
  ...(podcasts ? ['/api/podcasts'] : []),
  ...(products ? ['/api/products'] : []),
];

/** /robots.txt (RFC 9309): the longest matching rule counts. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...lists.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

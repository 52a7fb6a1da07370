import { capabilities } from '#shared/site-config/capabilities.ts';

/**
 * Calls, files and shops. No page is listed here: those that no search engine should show say `noindex`, which it can
 * only read where it may come.
 */
const closed = ['/api/', '/token/', '/download/', '/aff/'];

const { articles, podcasts, products } = capabilities;

/** What public pages fill in by script (the rest of a list, an open article): a search engine that draws the page reads it too. */
const lists = [
  ...(articles ? ['/api/articles'] : []),
  ...(podcasts ? ['/api/podcasts'] : []),
  ...(products ? ['/api/products'] : []),
];

/** /robots.txt (RFC 9309): the longest rule that matches a path counts. */
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

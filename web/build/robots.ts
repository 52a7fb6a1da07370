/** What no search engine has to do with: work of administrators, one visitor's own pages, calls and files. */
const closed = [
  '/admin',
  '/profile',
  '/purchases',
  '/settings',
  '/success',
  '/articles/success',
  '/core/success',
  '/api/',
  '/token/',
  '/download/',
  '/aff/',
];

/** Lists that public pages are filled with by script: a search engine that draws the page has to read them too. */
const lists = ['/api/articles', '/api/podcasts', '/api/products'];

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

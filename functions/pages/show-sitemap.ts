import { pagesContract } from '#shared/contracts/pages.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { env } from '../platform/env.ts';
import { text } from '../platform/reply.ts';
import { readSitemapEntries } from './sitemap-entries.ts';
import { writePart, writeSitemap } from './write-sitemap.ts';

/**
 * CloudFront caches the sitemap until something changes (functions/publish), but at most five minutes: scheduled items
 * do not invalidate it.
 */
const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=300',
};

/** `/sitemap.xml` */
export const showSitemap = implement(pagesContract.sitemap, async () =>
  text(writeSitemap(await readSitemapEntries(), env().SITE_URL), headers),
);

/** `/sitemaps/<n>.xml` */
export const showSitemapPart = implement(pagesContract.sitemapPart, async ({ part }) => {
  const number = Number(/^([1-9]\d*)\.xml$/.exec(part)?.[1]);
  const xml = writePart(await readSitemapEntries(), number, env().SITE_URL);
  if (xml === undefined) throw new AppError('not_found');
  return text(xml, headers);
});

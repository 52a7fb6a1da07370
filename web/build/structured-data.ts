import { breadcrumbs, type Thing } from '#shared/html/json-ld.ts';
import { organization, podcastSeries, webSite } from '#shared/html/site-things.ts';
import type { DescribedPage, DescribePage } from '#shared/pages/describe-page.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';

/** Structured data for search engines by path, in addition to the head. The site's own pages bring theirs. */
const described: Readonly<Record<string, DescribePage>> = {
  '/': (_, site, origin) => [organization(site, origin), webSite(site, origin)],
  '/podcasthub': (_, site, origin) => [podcastSeries(site, origin)],
};

/**
 * Returns the structured data of a page, with breadcrumbs if it is below another one.
 * @param titleOf returns the title of the page at a path; undefined if there is none
 */
export function structuredData(
  page: DescribedPage,
  { site, origin, titleOf, pageThings }: Context,
): Thing[] {
  const things =
    (pageThings[page.pathname] ?? described[page.pathname])?.(page, site, origin) ?? [];
  const trail = trailTo(page, titleOf);
  if (trail.length > 1) {
    things.push(breadcrumbs(trail.map(([name, pathname]) => [name, origin + pathname] as const)));
  }
  return things;
}

interface Context {
  site: SiteConfig;
  origin: string;
  titleOf: TitleOf;
  pageThings: Readonly<Record<string, DescribePage>>;
}

type TitleOf = (pathname: string) => string | undefined;

/** `/audio/terms` is below `/audio`. */
function trailTo({ pathname, title }: DescribedPage, titleOf: TitleOf): [string, string][] {
  const segments = pathname.split('/').filter(Boolean);
  const above = segments.slice(0, -1).flatMap((_, depth): [string, string][] => {
    const parent = `/${segments.slice(0, depth + 1).join('/')}`;
    const name = titleOf(parent);
    return name === undefined ? [] : [[name, parent]];
  });
  return [...above, [title, pathname]];
}

import { nextPath } from '../../lib/next-path.ts';

/** Paths that the server answers, not a page of the app. */
const notPages = /^\/(api|media|aff)\//;

/**
 * Returns the page of this site that a link in a reply leads to; undefined for any other address, which is shown as
 * text only.
 */
export function internalPath(href: string | null | undefined): string | undefined {
  const path = nextPath(new URLSearchParams({ next: href ?? '' }), '');
  return path === '' || notPages.test(path) ? undefined : path;
}

import { nextPath } from '../../lib/next-path.ts';

/** Answered by the server, not by a page of the app. */
const notPages = /^\/(api|media|aff)\//;

/** The page of this site that a link of a reply leads to; undefined for every other address, which is shown as text only. */
export function internalPath(href: string | null | undefined): string | undefined {
  const path = nextPath(new URLSearchParams({ next: href ?? '' }), '');
  return path === '' || notPages.test(path) ? undefined : path;
}

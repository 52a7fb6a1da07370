/**
 * Placeholder for the site's origin in the built pages, which a build does not know: local edge, deployment and pages
 * function replace it: one build serves every domain. `.invalid` is reserved (RFC 2606), so a missed placeholder cannot
 * lead to someone else's site.
 */
export const unknownOrigin = 'https://site-origin.invalid';

/** Replaces the placeholder with an origin (`https://example.org`). */
export function atOrigin(text: string, origin: string): string {
  return text.replaceAll(unknownOrigin, origin);
}

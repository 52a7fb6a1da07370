/**
 * Placeholder in built pages for the site's origin, which the build does not know. The local edge, the deployment and
 * the pages function replace it, so one build serves every domain. `.invalid` is reserved (RFC 2606), so a missed
 * placeholder cannot lead to someone else's site.
 */
export const unknownOrigin = 'https://site-origin.invalid';

/** Replaces the placeholder with an origin (`https://example.org`). */
export function atOrigin(text: string, origin: string): string {
  return text.replaceAll(unknownOrigin, origin);
}

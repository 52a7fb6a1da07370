/**
 * Stands in the built pages for the site's own origin, which a build does not know: the local edge, the deployment
 * and the pages function each put theirs in its place, so that one build serves every address. `.invalid` is reserved
 * (RFC 2606): a page that missed this leads nowhere, not to somebody else.
 */
export const unknownOrigin = 'https://site-origin.invalid';

/** A built page or file at home at that origin (`https://example.org`). */
export function atOrigin(text: string, origin: string): string {
  return text.replaceAll(unknownOrigin, origin);
}

import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was posted from a page of this server. Browsers say so in Sec-Fetch-Site or Origin; a
 * request with neither does not come from a browser, so it cannot abuse a person's session.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl?: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const own = [headers.host, headers['x-forwarded-host'], publicUrl && new URL(publicUrl).host];
  return own.includes(new URL(origin).host);
}

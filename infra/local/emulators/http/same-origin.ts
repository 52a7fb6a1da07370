import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was posted from one of our own pages. A browser says so itself (Sec-Fetch-Site, else Origin);
 * a request with neither comes from no browser and can ride on nobody's session.
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

import { site } from '#shared/site-config/site.ts';

/**
 * Returns a mailto link with a draft, by default to support. Lines end in CRLF as RFC 6068, section 5 requires: some
 * mail clients would join them otherwise.
 */
export function mailLink(subject: string, body = '', to: string = site.emails.support): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  const parts = [['subject', subject], ...(lines ? [['body', lines]] : [])];
  const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join('&');
  return `mailto:${to}?${query}`;
}

import { site } from '#shared/site-config/site.ts';

/**
 * A link that opens a draft: to the support address, where no other one is given. Lines end in CRLF, as RFC 6068
 * (section 5) has it; some mail programs run lines together otherwise.
 */
export function mailLink(subject: string, body = '', to: string = site.emails.support): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  const parts = [['subject', subject], ...(lines ? [['body', lines]] : [])];
  const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join('&');
  return `mailto:${to}?${query}`;
}

import { site } from '../../../shared/site-config/site.ts';

/** A link that opens a draft: to the support address, where no other one is given. */
export function mailLink(subject: string, body = '', to: string = site.emails.support): string {
  const parts = [['subject', subject], ...(body ? [['body', body]] : [])];
  const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join('&');
  return `mailto:${to}?${query}`;
}

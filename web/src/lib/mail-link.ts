import { site } from '../../../shared/site-config/site.ts';

/** A link that opens a draft to the support address. */
export function mailLink(subject: string, body = ''): string {
  const parts = [['subject', subject], ...(body ? [['body', body]] : [])];
  const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join('&');
  return `mailto:${site.emails.support}?${query}`;
}

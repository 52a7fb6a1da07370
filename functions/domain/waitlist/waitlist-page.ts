import type { WaitlistName } from '#shared/contracts/waitlist.ts';
import type { Waitlist } from '#shared/site-config/waitlist.ts';
import { waitlists } from '#shared/site-config/waitlists.ts';
import { env } from '../../platform/env.ts';

/**
 * Finds a waitlist of the site.
 * @throws Error for a list that the site no longer has
 */
export function findWaitlist(list: WaitlistName): Waitlist {
  const found = waitlists.find(({ name }) => name === list);
  if (!found) throw new Error(`The site has no waitlist ${list}`);
  return found;
}

/** Returns the URL of the page for leaving a list. */
export function leavePageUrl(list: WaitlistName, token: string): string {
  return `${env().SITE_URL}${findWaitlist(list).page}?leave=${encodeURIComponent(token)}`;
}

/** Returns the URL that email clients post to (RFC 8058). */
export function leaveByMailUrl(token: string): string {
  return `${env().SITE_URL}/api/waitlist/leave/${encodeURIComponent(token)}`;
}

import type { WaitlistName } from '#shared/contracts/waitlist.ts';
import { env } from '../../platform/env.ts';

/** The page of each list, for joining it and for leaving it by an email link (`?leave=`). */
const paths: Record<WaitlistName, string> = {
  proposal: '/proposal',
  geodata: '/geodataresurrector',
};

/** The URL of the page for leaving a list. */
export function leavePageUrl(list: WaitlistName, token: string): string {
  return `${env().SITE_URL}${paths[list]}?leave=${encodeURIComponent(token)}`;
}

/** The URL that mail programs post to (RFC 8058). */
export function leaveByMailUrl(token: string): string {
  return `${env().SITE_URL}/api/waitlist/leave/${encodeURIComponent(token)}`;
}

import type { WaitlistName } from '#shared/contracts/waitlist.ts';
import { env } from '../../platform/env.ts';

/** Where each list is joined, and left by the link of the mail (`?leave=`). */
const paths: Record<WaitlistName, string> = {
  proposal: '/proposal',
  geodata: '/geodataresurrector',
};

/** The page of a list that takes its reader off it. */
export function leavePageUrl(list: WaitlistName, token: string): string {
  return `${env().SITE_URL}${paths[list]}?leave=${encodeURIComponent(token)}`;
}

/** The address that mail programs post to (RFC 8058). */
export function leaveByMailUrl(token: string): string {
  return `${env().SITE_URL}/api/waitlist/leave/${encodeURIComponent(token)}`;
}

import type { Waitlist } from '#shared/site-config/waitlist.ts';

/** What people may wait for. */
export const waitlists: readonly Waitlist[] = [];

import type { Waitlist } from '#shared/site-config/waitlist.ts';

/** The waiting lists that visitors can join. */
export const waitlists: readonly Waitlist[] = [];

import type { WaitlistName } from '../../../../../shared/contracts/waitlist.ts';

/** What each list waits for, in the order of their tabs. */
export const listNames: Record<WaitlistName, string> = {
  proposal: 'Proposal tool',
  geodata: 'GeoData Resurrector',
};

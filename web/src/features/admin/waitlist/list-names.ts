import type { WaitlistName } from '#shared/contracts/waitlist.ts';

/** What each list waits for, in the order of their tabs; `tab` is as short as in the navigation. */
export const listNames: Record<WaitlistName, { tab: string; tool: string }> = {
  proposal: { tab: 'Proposal tool', tool: 'the proposal tool' },
  geodata: { tab: 'GeoData', tool: 'GeoData Resurrector' },
};

import type { Waitlist } from '#shared/site-config/waitlist.ts';

export const waitlists: readonly Waitlist[] = [
  { name: 'proposal', tab: 'Proposal tool', tool: 'the proposal tool', page: '/proposal' },
  { name: 'geodata', tab: 'GeoData', tool: 'GeoData Resurrector', page: '/geodataresurrector' },
];

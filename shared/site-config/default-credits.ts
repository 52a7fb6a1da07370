import type { SiteConfig } from './schema.ts';

/** Credits of the assistant, for sites that ask for nothing else. They are not sold where it is off. */
export const defaultCredits: SiteConfig['credits'] = {
  signUp: 0,
  perReply: 1,
  packages: {
    small: { credits: 20, amountMinor: 500 },
    medium: { credits: 50, amountMinor: 1000 },
    large: { credits: 120, amountMinor: 2000 },
  },
};

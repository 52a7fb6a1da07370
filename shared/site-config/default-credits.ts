import type { SiteConfig } from './schema.ts';

type Credits = SiteConfig['credits'];

/** What credits are sold in, for sites that ask for nothing else. */
export const defaultPackages: Credits['packages'] = {
  small: { credits: 20, amountMinor: 500 },
  medium: { credits: 50, amountMinor: 1000 },
  large: { credits: 120, amountMinor: 2000 },
};

/** For sites without the assistant, which sell none, and for those that give none away. */
export const defaultCredits: Credits = { signUp: 0, perReply: 1, packages: defaultPackages };

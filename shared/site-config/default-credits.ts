import type { SiteConfig } from './schema.ts';

type Credits = SiteConfig['credits'];

/** The packages of credits for sites that do not set their own. */
export const defaultPackages: Credits['packages'] = {
  small: { credits: 20, amountMinor: 500 },
  medium: { credits: 50, amountMinor: 1000 },
  large: { credits: 120, amountMinor: 2000 },
};

/** The settings for sites without the assistant, which sell no credits, and for those that give none away. */
export const defaultCredits: Credits = { signUp: 0, perReply: 1, packages: defaultPackages };

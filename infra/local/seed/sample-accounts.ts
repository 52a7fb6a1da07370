import { siteConfig } from '#shared/site-config/index.ts';

const [, domain] = siteConfig.emails.support.split('@');

/** The accounts of every new local stack. */
export const sampleAccounts = [
  { email: `admin@${domain}`, role: 'admin' },
  { email: `buyer@${domain}`, role: 'user' },
] as const;

export const samplePassword = 'only-on-this-machine';

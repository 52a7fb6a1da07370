import type { SiteConfig } from './schema.ts';

/** The rate limits for sites that do not set their own. The schema explains what each counts. */
export const defaultLimits: SiteConfig['limits'] = {
  chat: { limit: 240, windowSeconds: 600 },
  chatUnpaid: { limit: 30, windowSeconds: 3600 },
  register: { limit: 60, windowSeconds: 3600 },
  login: { limit: 200, windowSeconds: 300 },
  passwordReset: { limit: 50, windowSeconds: 3600 },
  wrongPasswords: { limit: 5, windowSeconds: 900 },
  dataExport: { limit: 60, windowSeconds: 3600 },
  deletionPreview: { limit: 60, windowSeconds: 3600 },
  waitlist: { limit: 20, windowSeconds: 3600 },
  deletionRequests: { limit: 10, windowSeconds: 3600 },
  reviews: { limit: 30, windowSeconds: 3600 },
  checkout: { limit: 30, windowSeconds: 300 },
  verify: { limit: 300, windowSeconds: 300 },
  views: { limit: 240, windowSeconds: 3600 },
  listens: { limit: 240, windowSeconds: 3600 },
  positions: { limit: 1200, windowSeconds: 3600 },
  feedRotations: { limit: 10, windowSeconds: 3600 },
};

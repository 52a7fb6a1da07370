/** What the policies promise (podcasts-and-pages.md, section 9), so that every page says the same. */
export const promises = {
  /** Reports and other content uploaded to the apps. */
  uploadsRemoved: '24 hours',
  /** After the request has been confirmed from its mailbox. */
  deletedWithin: '30 days',
  privacyAnswer: '24 to 48 hours',
  /** So that free credits are given once (functions/core/members/departed.ts). */
  fingerprintKept: '365 days',
} as const;

/**
 * What the policies and the assistant promise (podcasts-and-pages.md, section 9), so that all say the same. The
 * narration's own promises are in audio.ts, beside its prices.
 */
export const policyPeriods = {
  /** Reports and other content uploaded to the apps. */
  uploadsRemoved: '24 hours',
  /** After the request has been confirmed from its mailbox. */
  deletedWithin: '30 days',
  privacyReply: '24 to 48 hours',
  supportReply: '2 hours',
  dataAnalysisReply: '24 hours',
  /** Consulting (site.md, home). */
  quoteReply: '24 hours',
  /** As long as the stage's setting `logRetentionDays` says (docs/runbook.md). */
  logsKept: '30 days',
  /** So that free credits are given once (functions/domain/members/deleted-account-fingerprint.ts). */
  fingerprintKept: '365 days',
} as const;

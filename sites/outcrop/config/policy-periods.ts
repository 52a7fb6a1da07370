/**
 * The periods that the policies and the assistant promise, so that all state the same. Those of the narration are in
 * audio.ts with its prices.
 */
export const policyPeriods = {
  /** Reports and other content uploaded to the apps. */
  uploadsRemoved: '24 hours',
  /** Counted from the email confirmation of the request. */
  deletedWithin: '30 days',
  privacyReply: '24 to 48 hours',
  supportReply: '2 hours',
  dataAnalysisReply: '24 hours',
  /** For consulting, on the home page. */
  quoteReply: '24 hours',
  /** The same as the stage's setting `logRetentionDays` (docs/runbook.md). */
  logsKept: '30 days',
  /** Ensures that sign-up credits are given once (functions/domain/members/fingerprint-repository.ts). */
  fingerprintKept: '365 days',
} as const;

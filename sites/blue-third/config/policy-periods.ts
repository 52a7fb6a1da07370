/** The periods that the pages and emails promise. */
export const policyPeriods = {
  /** Counted from the email confirmation of the request; the program shows administrators what is due. */
  deletedWithin: '30 days',
  privacyReply: '30 days',
  supportReply: '3 working days',
  /** The same as the stage's setting `logRetentionDays` (docs/runbook.md). */
  logsKept: '30 days',
  /** Ensures that free credits are given only once (functions/domain/members/fingerprint-repository.ts). */
  fingerprintKept: '365 days',
} as const;

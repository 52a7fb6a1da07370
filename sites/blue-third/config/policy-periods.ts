/** The periods that the pages and mails promise. */
export const policyPeriods = {
  /** After the request has been confirmed by email; the program shows administrators what is due. */
  deletedWithin: '30 days',
  privacyReply: '30 days',
  supportReply: '3 working days',
  /** The same as the stage's setting `logRetentionDays` (docs/runbook.md). */
  logsKept: '30 days',
  /** Ensures that what an account starts with is given once (functions/domain/members/fingerprint-repository.ts). */
  fingerprintKept: '365 days',
} as const;

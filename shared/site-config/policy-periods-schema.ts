import * as z from 'zod';

const period = z.string().min(1);

/** The periods that pages and emails of the engine promise. A site may add its own, for its pages of text. */
export const policyPeriodsSchema = z
  .object({
    deletedWithin: period,
    privacyReply: period,
    supportReply: period,
    logsKept: period,
    fingerprintKept: period,
  })
  .catchall(period);

import { deliverMail } from '../domain/mail-delivery/deliver-mail.ts';
import { logSlowRuns } from '../platform/log-slow-runs.ts';
import { createMailHandler } from './create-mail-handler.ts';

/** Sends each email when its row appears in the outbox (DynamoDB Streams). */
export const handler = logSlowRuns(createMailHandler({ deliverMail }));

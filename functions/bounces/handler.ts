import * as z from 'zod';
import {
  recordDeliveryProblem,
  readAddress,
} from '../domain/email-addresses/email-address-repository.ts';
import { hasComplained } from '../domain/email-addresses/mail-problem.ts';
import { findMemberByEmail, setMailChoices } from '../domain/members/member-repository.ts';
import { logSlowRuns } from '../platform/log-slow-runs.ts';
import { logger } from '../platform/logger.ts';

const recipients = z
  .array(z.object({ emailAddress: z.string() }))
  .transform((people) => people.map(({ emailAddress }) => emailAddress.toLowerCase()));

/** https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
const mailEvent = z.object({
  detail: z.object({
    mail: z.object({ timestamp: z.iso.datetime({ offset: true }), messageId: z.string() }),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }).optional(),
    complaint: z
      .object({ complainedRecipients: recipients, complaintFeedbackType: z.string().nullish() })
      .optional(),
  }),
});

/**
 * Runs for the bounces and complaints that SES reports through EventBridge, in any order and repeatedly. A transient
 * bounce (a full mailbox) changes nothing.
 */
export const handler = logSlowRuns(async (event: unknown): Promise<void> => {
  const { mail, bounce, complaint } = mailEvent.parse(event).detail;
  const { messageId } = mail;
  const sentAt = new Date(mail.timestamp).toISOString();
  if (bounce) {
    logger.warn('mail bounced', { messageId, bounceType: bounce.bounceType });
    if (bounce.bounceType === 'Permanent') {
      for (const email of bounce.bouncedRecipients)
        await recordDeliveryProblem(email, 'bouncedAt', sentAt);
    }
  }
  // Mailbox providers also report emails that were moved out of the spam folder.
  if (complaint && complaint.complaintFeedbackType !== 'not-spam') {
    logger.warn('mail reported as spam', { messageId });
    for (const email of complaint.complainedRecipients) await recordComplaint(email, sentAt);
  }
});

/** Ends the optional emails, and turns off the member's switches for them. */
async function recordComplaint(email: string, sentAt: string): Promise<void> {
  await recordDeliveryProblem(email, 'complainedAt', sentAt);
  if (!hasComplained(await readAddress(email))) return;
  const member = await findMemberByEmail(email);
  if (member) await setMailChoices(member.id, { newItems: false, newEditions: false });
}

import type { Mail } from '../mails/mail.ts';
import { getEntitlement } from '../entitlements/entitlement-repository.ts';

type ComplimentaryMail = Extract<Mail, { kind: 'complimentary' }>;

/**
 * Whether a member still has the access that an email announces. Checked when it is sent, because it may have waited
 * for a day.
 */
export async function isStillGiven({ id, userId, item }: ComplimentaryMail): Promise<boolean> {
  const held = await getEntitlement(userId, item);
  return held?.orderId === id && held.state === 'owned';
}

import { readMailProblem } from '../email-addresses/mail-problem.ts';
import type { Mail, MailOutcome } from '../mails/mail.ts';

/** Optional emails. All others are about money, access or the account's security. */
const optional: Mail['kind'][] = ['new-items', 'new-edition', 'waitlist'];

/**
 * Returns why an email must not be sent: its address bounces, or it is optional and its owner has reported an email as
 * spam. Undefined if it may be sent. Emails to the operator's own address are always sent.
 */
export async function whyWithheld({ kind, to }: Mail): Promise<MailOutcome | undefined> {
  if (!to || kind === 'deletion-operator') return undefined;
  const problem = await readMailProblem(to);
  if (problem?.kind === 'bounced') return 'address_bounces';
  if (problem?.kind === 'complained' && optional.includes(kind)) return 'address_complained';
  return undefined;
}

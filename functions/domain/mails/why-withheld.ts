import { readMailProblem } from '../email-addresses/mail-problem.ts';
import type { Mail, MailOutcome } from './mail.ts';

/** Mails that people can do without. All others are about money, access or the account's security. */
const optional: Mail['kind'][] = ['new-items', 'new-edition', 'waitlist'];

/**
 * Why a mail must not be sent: its address bounces, or its owner has reported a mail as spam and can do without this one;
 * undefined if it may be sent. The operator's own address is theirs to keep.
 */
export async function whyWithheld({ kind, to }: Mail): Promise<MailOutcome | undefined> {
  if (!to || kind === 'deletion-operator') return undefined;
  const problem = await readMailProblem(to);
  if (problem?.kind === 'bounced') return 'address_bounces';
  if (problem?.kind === 'complained' && optional.includes(kind)) return 'address_complained';
  return undefined;
}

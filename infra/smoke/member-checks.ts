import { randomBytes } from 'node:crypto';
import { accountContract } from '#shared/contracts/account.ts';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { skipped, passed, failed, type Line } from '../doctor/line.ts';
import type { Site } from './site.ts';

export interface Member extends Session {
  password: string;
}

/** Returns an address that is unique to this run: `you@example.org` → `you+smoke-1a2b3c4d@example.org`. */
export function emailFor(mailbox: string): string {
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+smoke-${randomBytes(4).toString('hex')}${mailbox.slice(at)}`;
}

export async function register(site: Site, email: string): Promise<Member> {
  const password = randomBytes(18).toString('base64url');
  await site.api(authContract.register, { email, password });
  return { ...(await site.api(authContract.login, { email, password })), password };
}

export async function checkChat(site: Site, { token }: Member): Promise<Line> {
  const [message] = assistantConfig.starterQuestions;
  const { reply } = await site.api(chatContract.send, { message: message! }, token);
  if (reply.trim() !== '') return passed('chat', `The assistant has an answer to "${message}".`);
  return failed('chat', `The assistant has no answer to "${message}".`);
}

/**
 * Checks the reset of a password.
 * @param readMails reads the local outbox; absent for a real mailbox, which only its owner can read
 */
export async function checkReset(
  site: Site,
  { email }: Member,
  readMails: ((to: string) => Promise<string[]>) | undefined,
): Promise<Line> {
  await site.api(authContract.requestPasswordReset, { email });
  if (!readMails) {
    const says = `A link to reset the password is on its way to ${email}.`;
    return skipped('reset', says, 'check that it arrives, and not as spam');
  }
  const mails = await readMails(email);
  if (mails.some((text) => text.includes(`${site.url}/`))) {
    return passed('reset', 'The link to reset the password arrived.');
  }
  return failed('reset', `No link to reset the password has arrived at ${email}.`);
}

/** Deletes the account, so that nothing is left behind. */
export async function leave(site: Site, { token, password, email }: Member): Promise<Line> {
  await site.api(accountContract.deleteAccount, { password }, token);
  return passed('leaving', `The account ${email} is deleted again.`);
}

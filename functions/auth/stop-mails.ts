import { accountContract } from '#shared/contracts/account.ts';
import { readMailChoiceToken, type MailChoice } from '../domain/members/mail-choice-token.ts';
import { chooseMails } from '../domain/members/choose-mails.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { env } from '../platform/env.ts';
import { redirect, text } from '../platform/reply.ts';

export const stopMails = implement(accountContract.stopMails, async ({ token }) => {
  const stopped = await chooseNone(token);
  const about = { newItems: 'new items', newEditions: 'new editions' }[stopped];
  return { message: `You won’t get any more emails about ${about}.`, stopped };
});

/**
 * Unsubscribes a member for their email client (RFC 8058). The URL identifies the subscription; the body is always
 * `List-Unsubscribe=One-Click`.
 */
export const stopMailsByMail = implement(accountContract.stopMailsByMail, async ({ token }) => {
  await chooseNone(token);
  return text('You won’t get any more of these emails.\n', {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
});

/** Shows the page for unsubscribing. A GET changes nothing, because email scanners open every link. */
export const openStopPage = implement(accountContract.openStopPage, async ({ token }) => {
  await readMailChoiceToken(token);
  return redirect(`${env().SITE_URL}/settings?stop=${encodeURIComponent(token)}`);
});

/** Ends a subscription. A deleted member's subscription has already ended. */
async function chooseNone(token: string): Promise<MailChoice> {
  const { userId, choice } = await readMailChoiceToken(token);
  try {
    await chooseMails(userId, { [choice]: false });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'session_expired')) throw error;
  }
  return choice;
}

import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { readLeaveToken } from '../domain/waitlist/leave-token.ts';
import { leavePageUrl } from '../domain/waitlist/waitlist-page.ts';
import { deleteWaitlistRow } from '../domain/waitlist/waitlist-repository.ts';
import { implement } from '../platform/implement.ts';
import { redirect, text } from '../platform/reply.ts';

export const leave = implement(waitlistContract.leave, async ({ token }) => {
  const key = await readLeaveToken(token);
  await deleteWaitlistRow(key);
  return { message: 'You are off the list. Your address is deleted.', list: key.list };
});

/**
 * Removes an email for an email client (RFC 8058). The URL identifies the entry; the body is always
 * `List-Unsubscribe=One-Click`.
 */
export const leaveByMail = implement(waitlistContract.leaveByMail, async ({ token }) => {
  await deleteWaitlistRow(await readLeaveToken(token));
  return text('You are off the list.\n', {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
});

/**
 * Shows the page for leaving: email clients without one-click support open the same URL in a browser. A GET changes
 * nothing, because email scanners open every link.
 */
export const openLeavePage = implement(waitlistContract.openLeavePage, async ({ token }) => {
  const { list } = await readLeaveToken(token);
  return redirect(leavePageUrl(list, token));
});

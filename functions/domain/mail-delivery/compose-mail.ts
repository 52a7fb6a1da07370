import { capabilities } from '#shared/site-config/capabilities.ts';
import { isStillGiven } from '../complimentary/is-still-given.ts';
import { isNewsTo } from '../editions/is-news-to.ts';
import type { Mail } from '../mails/mail.ts';
import { wantsNewItems } from '../members/choose-mails.ts';
import { hasAccount } from '../members/member-repository.ts';
import { issueResetToken } from '../members/reset-token-repository.ts';
import { isOnWaitlist } from '../waitlist/waitlist-repository.ts';
import type { MailParts } from './mail-parts.ts';
import { renderAccountDeleted } from './templates/account-deleted.tsx';
import { renderComplimentary } from './templates/complimentary.tsx';
import { renderDeletion } from './templates/deletion.tsx';
import { renderNewEdition } from './templates/new-edition.tsx';
import { renderNewItems } from './templates/new-items.tsx';
import { renderPasswordChanged } from './templates/password-changed.tsx';
import { renderPasswordGuesses } from './templates/password-guesses.tsx';
import { renderPasswordReset } from './templates/password-reset.tsx';
import { renderReceipt } from './templates/receipt.tsx';
import { renderRefund } from './templates/refund.tsx';
import { renderWaitlistWelcome } from './templates/waitlist-welcome.tsx';

const dependencies = {
  capabilities,
  isNewsTo,
  isOnWaitlist,
  renderNewEdition,
  renderNewItems,
  renderWaitlistWelcome,
  wantsNewItems,
};

/** Creates `composeMail` with the shop's capabilities and the functions that it calls. */
export function createComposeMail({
  capabilities,
  isNewsTo,
  isOnWaitlist,
  renderNewEdition,
  renderNewItems,
  renderWaitlistWelcome,
  wantsNewItems,
}: typeof dependencies) {
  return async (mail: Mail): Promise<MailParts | undefined> => {
    switch (mail.kind) {
      case 'password-reset':
        return mail.userId && (await hasAccount(mail.userId))
          ? renderPasswordReset(await issueResetToken(mail.userId))
          : undefined;
      case 'password-changed':
        return renderPasswordChanged();
      case 'password-guesses':
        return mail.userId && (await hasAccount(mail.userId)) ? renderPasswordGuesses() : undefined;
      case 'account-deleted':
        return renderAccountDeleted();
      case 'receipt':
        return renderReceipt(mail.purchase, mail.orderId);
      case 'refund':
        return renderRefund(mail);
      case 'complimentary':
        return (await isStillGiven(mail)) ? renderComplimentary(mail) : undefined;
      case 'new-items':
        return capabilities.digest && (await wantsNewItems(mail.userId))
          ? renderNewItems(mail.items, mail.more, mail.userId)
          : undefined;
      case 'new-edition':
        return capabilities.digest && (await isNewsTo(mail.userId, mail.news))
          ? renderNewEdition(mail.news, mail.userId)
          : undefined;
      case 'waitlist':
        return capabilities.waitlists && (await isOnWaitlist({ list: mail.list, email: mail.to }))
          ? renderWaitlistWelcome(mail.list, mail.to)
          : undefined;
      case 'deletion-confirm':
      case 'deletion-open':
      case 'deletion-operator':
      case 'deletion-closed':
        return renderDeletion(mail);
    }
  };
}

/**
 * Composes an email when it is sent, because it may have waited for a day. Returns undefined if the account has been
 * deleted, the subscription has ended, the recipient no longer owns the item or has left the waitlist, or the shop no
 * longer sends such emails.
 */
export const composeMail = createComposeMail(dependencies);

import type { Verification } from '#shared/contracts/purchase.ts';
import * as messages from './messages.ts';

/** Where the receipt of a purchase is. Mails to a buyer's address may come back. */
export const receiptText = ({ mailsBounce }: Pick<Verification, 'mailsBounce'>): string =>
  mailsBounce ? messages.mailsToYourAddressCome : messages.weveEMailedYouReceipt;

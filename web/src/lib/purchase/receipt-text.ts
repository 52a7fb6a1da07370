import type { Verification } from '#shared/contracts/purchase.ts';
import * as messages from './messages.ts';

/** Says where to find the receipt of a purchase: emails to the buyer's address may bounce. */
export const receiptText = ({ mailsBounce }: Pick<Verification, 'mailsBounce'>): string =>
  mailsBounce ? messages.emailsToYourAddressBounce : messages.weveEmailedYouReceipt;

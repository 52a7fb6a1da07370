import type { Verification } from '#shared/contracts/purchase.ts';

/** Where the receipt of a purchase is. Mails to a buyer's address may come back. */
export const receiptText = ({ mailsBounce }: Pick<Verification, 'mailsBounce'>): string =>
  mailsBounce
    ? 'Mails to your address come back, so the receipt is only in My Purchases.'
    : 'We’ve e-mailed you the receipt.';

import { plural } from '../plural.ts';

export const notEnoughForReply = 'not enough for a reply';
export const welcomeCredits = 'Welcome credits';
export const removedByAdministrator = 'Removed by an administrator';
export const addedByAdministrator = 'Added by an administrator';
export const bought = 'Bought';
export const restoredPaymentConfirmed = 'Restored: payment confirmed';
export const removedPaymentRefunded = 'Removed: payment refunded';
export const assistantReply = 'Assistant reply';
export const noReplyCreditReturned = 'No reply: credit returned';
export const returnedUnhelpfulReply = 'Returned: unhelpful reply';
export const unrecoveredHadAlreadyBeenUsed = (unrecovered: string) =>
  `${unrecovered} had already been used`;
export const creditsText = (credits: number, figure: string) =>
  plural(credits, { one: `${figure} credit`, other: `${figure} credits` });
export const enoughForReplies = (replies: number, figure: string) =>
  plural(replies, { one: `enough for ${figure} reply`, other: `enough for ${figure} replies` });

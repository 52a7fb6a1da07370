export const freeAccess = 'Free access';
export const loading = 'Loading…';
export const weCouldntLoadGifts = 'We couldn’t load the members with free access';
export const weCouldntLoadMoreGifts = 'We couldn’t load more members';
export const tryAgain = 'Try again';
export const noOneHasFreeAccess = 'No one has free access.';
export const membersWithFreeAccess = 'Members with free access';
export const email = 'Member’s email address';
export const theMemberGetsIt =
  'The member gets it free of charge and one email about it. This is not a sale, so there is no order and no receipt. You don’t need to save anything above first.';
export const noOneWithEmail = (address: string) =>
  `No one has an account with ${address}. Ask them to create one first, then give them access.`;
export const itIsFree = 'It’s free for everyone, so there is nothing to give.';
export const publishItFirst = 'You can only give what is on sale. Publish it first.';

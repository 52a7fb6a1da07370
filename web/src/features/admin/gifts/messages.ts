export const freeAccess = 'Free access';
export const loading = 'Loading …';
export const theGiftsCouldNotBeRead = 'Who has it for free could not be read';
export const theNextGiftsCouldNotBeRead = 'The next ones could not be read';
export const retry = 'Retry';
export const showMore = 'Show more';
export const nobodyHasItForFree = 'Nobody has it for free.';
export const whoHasItForFree = 'Who has it for free';
export const email = 'Email of the member';
export const theMemberGetsIt =
  'The member gets it at no charge, and one mail that says so. It is no sale: there is no order and no receipt. Nothing above needs to be saved first.';
export const nobodyWithEmail = (address: string) =>
  `Nobody has an account with ${address}. Ask them to register first, then give it to them.`;
export const itIsFree = 'It is free for everybody, so there is nothing to give.';
export const publishItFirst = 'Only what is on sale can be given. Publish it first.';

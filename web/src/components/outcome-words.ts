import * as messages from './messages.ts';

/** The texts of the notices after a payment that differ between kinds of items. */
export interface OutcomeWords {
  signedOut: string;
  signIn: string;
  processing: (title: string) => string;
  refused: string;
  failed: string;
}

export const outcomeWords: OutcomeWords = {
  signedOut: messages.notAuthenticated,
  signIn: messages.signInWithAccountYou,
  processing: messages.titleIsYoursAsSoon,
  refused: messages.verificationFailed,
  failed: messages.purchaseVerificationFailed,
};

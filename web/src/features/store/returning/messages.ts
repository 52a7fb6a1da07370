export const yourBalance = (credits: string) => ` Your balance: ${credits}.`;
export const whatAddedNow = (what: string, now: string) => `${what} added.${now}`;
export const dismiss = 'Dismiss';
export const signInWithAccountYou =
  'Sign in with the account you bought them with to continue. You’ll get the credits you paid for either way.';
export const signInToSeeYour = 'Sign in to see your credits';
export const titleWillBeAddedAs = (title: string) =>
  `${title} will be added as soon as the payment clears, which can take a few days with this payment method. We’ll email you then.`;
export const noCreditsWereAdded = 'No credits were added';
export const weCouldntVerifyYourPurchase = 'We couldn’t verify your purchase';
export const thisLinkIsIncompleteSo =
  'This link is incomplete, so we can’t tell which purchase it is for. You’ll get the credits you paid for either way, and the purchase is listed in My Purchases.';
export const myPurchases = 'My Purchases';

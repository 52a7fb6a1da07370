import { plural } from '../../lib/plural.ts';

export const yourBalance = 'Your balance';
export const weCouldntLoadYourBalance = 'We couldn’t load your balance.';
export const tryAgain = 'Try again';
export const aNewAccountStartsWith = (signUp: string) =>
  ` A new account starts with ${signUp}, free.`;
export const toSeeYourBalanceSuffix = ' to see your balance';
export const createAccount = 'Create account';
export const store = 'Store';
export const ifYouAlreadyOwnSome =
  'If you already own some of the items, you pay only for the rest. Each item’s share of the bundle’s price is in proportion to what it costs separately.';
export const itemsText = (count: number) => `${count} items`;
export const about = 'About';
export const whatReplyCosts = 'What a reply costs';
export const aNewAccountStartsWithSign = (signUp: string) =>
  ` A new account starts with ${signUp}.`;
export const whatsFree = 'What’s free';
export const aReplyThatFailsReply =
  'A reply that fails, a reply you stop in time, and a question this site has no content on. The credit is returned at once, and your statement shows both entries.';
export const ifReplyDidntHelp = 'If a reply didn’t help';
export const pressThumbsDownBelowIt = (limit: number, days: number) =>
  `Press thumbs-down below it within a day to get the credit back, for up to ${limit} replies in ${days} days.`;
export const howRefundsWork = 'How refunds work';
export const assistant = 'Assistant';
export const chatCredits = 'Chat credits';
export const threePackages = 'Three packages';
export const payOnceThroughStripeNo =
  'Pay once through Stripe, no subscription. All bars share one scale: ten credits per division.';
export const howCreditsWork = 'How credits work';
export const statement = 'Statement';
export const allCreditActivityNewestFirst =
  'All credit activity, newest first. The entries add up to your balance.';
export const eachReplyPurchaseAndRefund =
  'Each reply, purchase and refund has its own entry, with the balance after it.';
export const signInToSeeYour = 'Sign in to see your statement';
export const signIn = 'Sign in';
export const alsoInStore = 'Also in the store';
export const free = 'Free';
export const upgradeToPro = 'Upgrade to Pro';
export const noSubscriptionsPayOnceThrough =
  'No subscriptions. Pay once through Stripe, and your purchases stay in your account.';
export const howCreditsWorkAndYour = 'How credits work, and your statement';
export const moreStore = 'More of the store';
export const whatUpgradeToProIn = 'What “Upgrade to Pro” in your menu means.';
export const creditsAndReplies = (credits: number, replies: string) =>
  plural(credits, { one: `credit, ${replies}`, other: `credits, ${replies}` });
export const signInToSeeIt = 'Sign in to see it.';
export const whenRefunded = (support: string) =>
  `When a payment is refunded, its remaining credits are removed. Credits already used are not affected, and your balance never falls below zero. Write to <mail>${support}</mail>.`;
export const useThemToAsk = 'Use them to ask the assistant. Pay once, no expiry.';
export const oneCredit = 'One credit';
export const oneCreditLower = 'one credit';
export const replyCosts = (credits: string) =>
  `${credits}, whatever the length of the question or reply. It is reserved while the assistant works and charged when the reply arrives.`;
export const assistantReplyCosts = (credits: string) =>
  `An assistant reply costs ${credits}. Pay once: credits don’t expire, and a question without a reply costs nothing.`;

import { plural } from '../../lib/plural.ts';

export const thisReplyIsTooOld = 'This reply is too old to rate.';
export const weCouldntSaveYourRating = 'We couldn’t save your rating. Please try again.';
export const pleaseWaitMoment = 'Please wait a moment.';
export const youveSentLotQuestionsIn = (when: string) =>
  `You’ve sent a lot of questions in a short time. ${when}`;
export const weCouldntStopReplyIt = 'We couldn’t stop the reply. It is still being written.';
export const yourQuestion = 'Your question';
export const askQuestion = 'Ask a question';
export const stop = 'Stop';
export const send = 'Send';
export const aMessageCanHaveAt = (maxCharacters: string) =>
  `A message can have at most ${maxCharacters} characters: `;
export const buyMoreCredits = 'Buy More Credits';
export const topUp = 'Top up';
export const assistantPrefix = 'Assistant: ';
export const youHaveRunOutCredits = '🚫 You have run out of credits. Please top up to continue.';
export const stoppedThisCostNothing = 'Stopped. This cost nothing.';
export const youMustBeLoggedIn = '🚫 You must be logged in to chat.';
export const signIn = 'Sign in';
export const copied = 'Copied';
export const yourBrowserBlockedCopyingSelect =
  'Your browser blocked copying. Select the text and copy it yourself.';
export const copy = 'Copy';
export const table = 'Table';
export const article = 'Article';
export const episode = 'Episode';
export const product = 'Product';
export const page = 'Page';
export const owned = 'Owned';
export const free = 'Free';
export const paid = 'Paid';
export const sources = 'Sources';
export const thanksForFeedback = 'Thanks for the feedback.';
export const thanksForTellingUs = 'Thanks for telling us.';
export const thisReplyHelped = 'This reply helped';
export const thisReplyDidNotHelp = 'This reply did not help';
export const rateThisReply = 'Rate this reply';
export const youPrefix = 'You: ';
export const loadingCredits = 'Loading credits…';
export const writingReply = 'Writing a reply…';
export const sorrySomethingWentWrong = 'Sorry, something went wrong.';
export const tryAgain = 'Try again';
export const youCouldAsk = 'You could ask';
export const costOfReply = (cost: string) => `Cost ${cost}`;
export const noCharge = 'No charge';
export const conversation = 'Conversation';
export const messages = 'Messages';
export const productAi = (product: string) => `${product} AI`;
export const balancePrefix = 'Balance: ';
export const pricePerReply = (perReply: string) => `${perReply} a reply`;
export const repliesAreFree = 'Replies are free';
export const newConversation = 'New conversation';
export const closeAssistant = 'Close the assistant';
export const close = 'Close';
export const assistant = 'Assistant';
export const notificationsInAssistant = 'Notifications in the assistant';
export const creditsLeft = (credits: string) => `${credits} left.`;
export const outOfCreditsAskAt = (support: string) =>
  `🚫 You have run out of credits. Please request at <mail>${support}</mail>.`;
export const voteIsKept = (days: number) =>
  `Your question and this reply are kept for ${days} days.`;
export const noCreditReturned = (limit: number, days: number) =>
  plural(limit, {
    one: `No credit was returned: the limit is 1 reply in ${days} days.`,
    other: `No credit was returned: the limit is ${limit} replies in ${days} days.`,
  });
export const weReturned = (cost: string) => `We returned ${cost}.`;
export const greeting = (product: string) => `Hi! I'm ${product} AI. How can I help?`;

import { plural } from '#web/src/lib/plural.ts';

export const weCouldntLoadYourProfile = 'We couldn’t load your profile';
export const somethingWentWrong = 'Something went wrong.';
export const account = 'Account';
export const administrator = 'Administrator';
export const premiumMember = 'Premium Member';
export const memberSince = 'Member since';
export const credits = 'Credits';
export const statement = 'Statement';
export const accountNo = 'Account no.';
export const theAccountItselfAndWhich = 'The account itself, and which optional emails it gets.';
export const whatAccountCanDownload = 'What the account can download, and what was paid for it.';
export const everyOrderIncludingThose =
  'Every order, including those that were never paid. `receipt` names the receipt.';
export const allCreditActivityRowsAdd = 'All credit activity. The rows add up to the balance.';
export const whenAccountWasOpened = 'When the account was opened.';
export const whenAccountWasOpenedAndReplies =
  'When the account was opened, and when the assistant replied. Replies are free.';
export const ratingsGivenTo = 'Ratings given to articles.';
export const ratingsGivenToItems = 'Ratings given to items.';
export const whereYouStoppedListening = 'Where you stopped listening to an episode, in seconds.';
export const assistantRepliesWhichAreKept = 'Assistant replies, which are kept for a day.';
export const ratedRepliesWith = 'Rated replies, with the questions.';
export const likes = 'Likes';
export const theTheme = 'the theme';
export const reducedMotion = 'reduced motion';
export const playbackSpeed = 'playback speed';
export const theThemeFirst = 'The theme';
export const unsentTexts = 'unsent texts';
export const theConversationWithAssistant = 'the conversation with the assistant';
export const passwordsAreKeptAsHash =
  'Passwords are kept as a hash that no one can read, so there is nothing to export.';
export const waitlistSignUpsAndRequests =
  'Waitlist sign-ups and deletion requests belong to an address, not to an account, and no one has proved that this address is yours. Use the link in the waitlist email to leave the list, and the link in the email about a request to see its status.';
export const deletionRequestsBelongTo =
  'Deletion requests belong to an address, not to an account, and no one has proved that this address is yours. Use the link in the email about a request to see its status.';
export const theEmailsThatWeSent =
  'The emails that we sent you are in your mailbox. We delete each from our list after 30 days.';
export const theLogWhatAdministratorsDid =
  'The log of what administrators did and the list of files that they uploaded are records of work on the site. Ask us for the entries that name you.';
export const thePaymentServiceKeepsIts =
  'The payment service keeps its own records of payments. Card numbers never reach us.';
export const whatProductStoresUnderThis = (product: string) =>
  `What ${product} stores under this account; \`notInThisFile\` says what is kept elsewhere. Times are in UTC, amounts in the currency beside them.`;
export const yourProfileAndEmail = 'Your profile and email preferences';
export const yourPurchasesAndOrdersWith = 'Your purchases and orders, with amounts';
export const allCreditActivity = 'All credit activity';
export const waitlistSignUps = 'waitlist sign-ups';
export const deletionRequests = 'deletion requests';
export const collectingYourData = 'Collecting your data';
export const rowsSoFar = (rows: string) => `${rows} so far`;
export const weCouldntCreateFilePlease = 'We couldn’t create the file. Please try again.';
export const rowsAreSavedTryAgain = (rows: string) =>
  `${rows} are saved. Try again to continue from there.`;
export const collecting = 'Collecting…';
export const tryAgain = 'Try again';
export const downloadMyData = 'Download my data';
export const savedAsSavedAsRows = (savedAs: string, rows: string) =>
  `Saved as ${savedAs}: ${rows}.`;
export const whatWeDelete = 'What we delete';
export const whatWeKeep = 'What we keep';
export const deleteYourAccount = 'Delete your account?';
export const weCouldntLoadSummary = 'We couldn’t load the summary';
export const pleaseTryAgainInMoment = 'Please try again in a moment.';
export const youAreOnlyAdministrator = 'You are the only administrator';
export const makeSomeoneElseAdministratorFirst =
  'Make someone else an administrator first, under Admin → Users.';
export const yourPassword = 'Your password';
export const confirmItsYou = 'Confirm it’s you.';
export const weCouldntDeleteYourAccount = 'We couldn’t delete your account. Please try again.';
export const deleting = 'Deleting…';
export const deleteMyAccount = 'Delete my account';
export const keepIt = 'Keep it';
export const deleteAccount = 'Delete account…';
export const yourPasswordWasChanged = 'Your password was changed';
export const changeItAgain = 'Change it again';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const weCouldntChangeYourPassword = 'We couldn’t change your password. Please try again.';
export const changing = 'Changing…';
export const changePassword = 'Change password';
export const forgotYourCurrentPassword = 'Forgot your current password?';
export const keptByBrowser = (what: string) =>
  `${what} are kept by the browser on the device where they were made. We don’t have them.`;
export const activity = (parts: string) => parts.charAt(0).toUpperCase() + parts.slice(1);
export const ratings = 'ratings';
export const listeningPositions = 'listening positions';
export const repliesYouHave = 'assistant replies from the last day and replies you rated';
export const themeOnly = 'the theme';
export const likesAndTheme = 'likes and the theme';
export const aboutTheFile = (leftOut: string, onlyHere: string, privacy: string) =>
  `A JSON file that opens in any text editor. It lists what it contains and what it leaves out, such as ${leftOut}. We don’t have what only this browser stores, such as ${onlyHere}. Questions? Write to <mail>${privacy}</mail>.`;
export const accountWasDeleted = (email = '') =>
  `Your account was deleted. An email to ${email} confirms it. Goodbye.`;
export const beforeYouDelete =
  'You’ll first see what we delete and what we have to keep. Download your data and your purchases beforehand: no one can recover them afterwards.';
export const waitlistsStay = 'Waitlist sign-ups stay until you use the link in the waitlist email.';
export const othersSignedOut = (email = '') =>
  `You’re still signed in here. Every other device was signed out. An email to ${email} confirms it, unless emails to that address bounce.`;
export const entries = (rows: number, figure: string) =>
  plural(rows, { one: '1 entry', other: `${figure} entries` });

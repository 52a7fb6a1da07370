export const whatYouTypedIsSaved =
  'What you typed is saved in this tab, even if you reload it. Send it again when you’re online: sending it twice still makes only one request.';
export const weCouldntSendYourRequest = 'We couldn’t send your request';
export const tooManyRequests = 'Too many requests';
export const yourRequestWasntSent = 'Your request wasn’t sent';
export const myAccountOnThisSite = 'My account on this site';
export const whoseData = 'Whose data?';
export const emailAddress = 'Email address';
export const theAddressDataBelongsTo =
  'The address the data belongs to. We’ll send updates about this request there.';
export const anythingThatHelpsUsFind = 'Anything that helps us find it (optional)';
export const sending = 'Sending…';
export const requestDeletion = 'Request deletion';
export const deleteThisData = 'Delete this data?';
export const confirmRequest = 'Confirm the request';
export const confirming = 'Confirming…';
export const wellDeleteItWithinDeleted = (deletedWithin: string) =>
  `We’ll delete it within ${deletedWithin} and email you.`;
export const untilThenYouCanWithdraw =
  'Until then you can withdraw the request with the other link in the email.';
export const withdrawThisRequest = 'Withdraw this request?';
export const withdrawRequest = 'Withdraw the request';
export const withdrawing = 'Withdrawing…';
export const nothingIsDeleted = 'Nothing is deleted.';
export const youCanAskAgainAt = 'You can ask again at any time.';
export const thisLinkIsIncompleteOr = 'This link is incomplete or has expired';
export const showStatus = 'Show status';
export const requestedAndConfirmedByEmail = 'Requested and confirmed by email.';
export const youAsk = 'You ask';
export const withThisFormWeEmail =
  'With this form. We email the address you enter, whether or not we know it.';
export const youConfirm = 'You confirm';
export const withLinkInThatEmail =
  'With the link in that email, so that no one else can have your data deleted.';
export const doneWithinDeletedWithin = (deletedWithin: string) => `Done within ${deletedWithin}`;
export const countedFromYourConfirmationOne =
  'Counted from your confirmation. One of us closes the request and emails you.';
export const received = 'Received';
export const weSendConfirmationLink =
  'We send a confirmation link to the address you entered, unless our emails to it bounce.';
export const confirmed = 'Confirmed';
export const waitingForYourConfirmation = 'Waiting for your confirmation';
export const openLinkInEmail =
  'Open the link in the email within a week. Until then nothing is deleted.';
export const deletion = 'Deletion';
export const withinDeletedWithinConfirmation = (deletedWithin: string) =>
  `Within ${deletedWithin} of the confirmation.`;
export const deleted = 'Deleted';
export const weWroteToYou = 'We emailed you.';
export const declined = 'Declined';
export const withdrawn = 'Withdrawn';
export const theRequestWasWithdrawnBy = 'The request was withdrawn by email. Nothing was deleted.';
export const dueOnDueAt = (dueAt: string) => `Due on ${dueAt}`;
export const inProgress = 'In progress';
export const byThenWeDeleteData =
  'By then we delete the data or tell you what we have to keep and why.';
export const done = ' (done)';
export const theLinkMayBeIncomplete =
  'The link may be incomplete. Unconfirmed requests are deleted after a while, and so are old closed ones.';
export const weCouldntFindThisRequest = 'We couldn’t find this request';
export const makeRequest = 'Make a request';
export const writeToUs = 'Write to us';
export const accountOnThisSite = 'Account on this site';
export const weCouldntLoadRequest = 'We couldn’t load the request';
export const tryAgain = 'Try again';
export const pleaseTryAgain = 'Please try again.';
export const numberReference = (reference: string) => `Number ${reference}`;
export const sentCheckYourEmail = 'Sent. Check your email';
export const thisPageShowsCurrentStatus =
  'This page shows the current status of the request. For anything else, make a new request.';
export const thisLinkHasAlreadyBeen = 'This link has already been used';
export const statusOfThisRequest = 'Status of this request';
export const ofThisRequest = 'of this request';
export const copyLink = 'Copy the link';
export const makeAnotherRequest = 'Make another request';
export const deleteMyData = 'Delete my data';
export const pleaseDeleteDataLinkedTo = (
  letter: string,
) => `Please delete the data linked to this address.

${letter}:
`;
export const membersAtOnce = 'Members, at once';
export const byEmailOrLetter = 'By email or letter';
export const onYourOwnDevice = 'On your own device';
export const settingsBookmarksAndYourSign = (device: string) =>
  `Settings, bookmarks and your sign-in are stored only in your browser. Clearing this site’s data there removes them.${device}`;
export const yourSignIn = 'Your sign-in';
export const emailAddressPasswordAnd =
  'Email address, password and every session. No one can sign in with them any more.';
export const yourAccountData = 'Your account data';
export const waitlistSignUps = 'Waitlist sign-ups';
export const forEmailAddressThat =
  'For the email address that confirmed the request. The link in the waitlist email removes you sooner.';
export const remainingCredits = 'Remaining credits';
export const creditsCantBePaidOut =
  'Credits can’t be paid out or transferred, and purchases aren’t refunded. Use and download them first.';
export const ordersAndPayments = 'Orders and payments';
export const dateItemAmountAndStripes =
  'Date, item, amount and Stripe’s payment number, without your email address. Accounting law requires us to keep them for several years.';
export const creditHistory = 'Credit history';
export const alsoAccountingRecordsAmountsAnd =
  'Also accounting records: amounts and dates, under an account number that no longer identifies you.';
export const administratorActions = 'Administrator actions';
export const aTamperProofAuditLog = 'A tamper-proof audit log. It identifies accounts by number.';
export const recordsThatExpire = 'Records that expire';
export const dataHeldByOthers = 'Data held by others';
export const stripeKeepsPaymentRecordsUnder = (others: string) =>
  `Stripe keeps payment records under its own legal duties${others}. Contact them directly.`;
export const keptAndWhy = 'Kept, and why';
export const itsLibrary = 'its library';
export const creditsLower = 'credits';
export const privateFeed = 'private feed';
export const accountIsClosed = (product: string, what: string) =>
  `Your ${product} account is closed. We delete: ${what}.`;
export const openItAgain = (privacy: string) =>
  `Open it from the email again; some mail apps cut off long links. If that doesn’t help, submit the form again or write to <mail>${privacy}</mail>.`;
export const typedIsSaved = (privacy: string) =>
  `What you typed is saved. An email to <mail>${privacy}</mail> counts the same.`;
export const profileAndLibrary = 'Your profile, library and everything else in the account.';
export const profileLibraryCredits =
  'Your profile, library, credits and everything else in the account.';
export const deleteAtOnce =
  'You are signed in: you can delete this account at once on <profile>your profile</profile>, without waiting for us.';
export const needsJavaScript = (privacy: string) =>
  `This form needs JavaScript. Write to <mail>${privacy}</mail> instead. It counts the same.`;
export const yourRequest = (scope: string) => `Your request: ${scope}`;
export const weMailLink = (email: string, privacy: string) =>
  `We email a link to ${email}. Open it to confirm. Nothing there after a few minutes? Check your spam folder and the address, then try again. If emails to it have bounced before, we don’t send any: write to <mail>${privacy}</mail> instead. It counts the same.`;
export const signedInOpenProfile =
  'Signed in, open <profile>your profile</profile>: see what is deleted and what is kept, then delete the account with your password. You can also save a copy of your data first.';
export const writeFromAddress = (
  privacy: string,
  { privacyReply, deletedWithin }: { privacyReply: string; deletedWithin: string },
  letters: readonly string[],
) =>
  `Write to <mail>${privacy}</mail>, from the address that the data belongs to. We answer within ${privacyReply}, make sure that it’s you, and delete the data within ${deletedWithin} of that. Letters reach us at ${letters.join(', ')}.`;
export const libraryWithDownloads = 'Your library with its downloads';
export const ratings = 'ratings';
export const ratedReplies = 'rated replies';
export const positionsAndFeed = 'listening positions, the private feed';
export const expiring = 'The list of emails sent to you, for 30 days. Backups, for 35 days.';
export const expiringWithFingerprint = (kept: string) =>
  `The list of emails sent to you, for 30 days. A fingerprint of your address, for ${kept}, so that free credits are given only once; it can’t be turned back into the address. Backups, for 35 days.`;

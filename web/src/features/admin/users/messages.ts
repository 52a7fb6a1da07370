import { plural } from '#web/src/lib/plural.ts';

export const reason = 'Reason';
export const recordedInAuditLog = 'Recorded in the audit log.';
export const weCouldntSaveThisChange = 'We couldn’t save this change. Please try again.';
export const cancel = 'Cancel';
export const owned = 'Owned';
export const paymentPending = 'Payment pending';
export const refunded = 'Refunded';
export const disputed = 'Disputed';
export const chargedBack = 'Charged back';
export const accessRemoved = 'Access removed';
export const purchases = 'Purchases';
export const noPurchasesYet = 'No purchases yet.';
export const refundedMoney = (money: string) => `${money} refunded`;
export const order = 'Order';
export const weCouldntSendReceiptPlease = 'We couldn’t send the receipt. Please try again.';
export const resendReceipt = 'Resend receipt';
export const restoreAccess = 'Restore access';
export const removeAccess = 'Remove access';
export const accessDependsOnPaymentAgain = 'Access depends on the payment again.';
export const theMemberLosesAccessAt =
  'The member loses access at once. This doesn’t refund the payment. You can do that on the order’s page.';
export const accessToTitleRestored = (title: string) => `Access to ${title} restored`;
export const accessToTitleRemoved = (title: string) => `Access to ${title} removed`;
export const roleAndSignIn = 'Role and sign-in';
export const administratorsCanPublishSeeEvery =
  'Administrators can publish, see every account and read the audit log.';
export const membersCanReadListenAnd = 'Members can read, listen and buy.';
export const membersCanReadAndBuy = 'Members can read and buy.';
export const weCouldntChangeRolePlease = 'We couldn’t change the role. Please try again.';
export const emailIsNoLongerAdministrator = (email: string) =>
  `${email} is no longer an administrator`;
export const emailIsAdministrator = (email: string) => `${email} is now an administrator`;
export const removeAdministratorRole = 'Remove administrator role';
export const makeAdministrator = 'Make administrator';
export const enableAccount = 'Enable account';
export const disableAccount = 'Disable account';
export const theyCanSignInAgain = 'They can sign in again and keep everything they own.';
export const theyAreSignedOutEverywhere =
  'They are signed out everywhere at once and can’t sign in again. They keep their purchases.';
export const emailCanSignInAgain = (email: string) => `${email} can sign in again`;
export const emailIsDisabled = (email: string) => `${email} is disabled`;
export const credits = 'Credits';
export const creditsToAdd = 'Credits to add';
export const useMinusSignToRemove = 'Use a minus sign to remove credits';
export const recordedInAuditLogHint = 'Recorded in the audit log';
export const adjustCredits = 'Adjust credits';
export const weCouldntAdjustCreditsPlease = 'We couldn’t adjust the credits. Please try again.';
export const listeningPositions = 'listening positions';
export const deleteAccount = 'Delete account';
export const onlyOnMembersRequestTo =
  'Only on the member’s request. To block someone, disable the account instead.';
export const creditLedger = 'Credit ledger';
export const noCreditActivityYet = 'No credit activity yet.';
export const newestFirst = 'Newest first';
export const activity = 'Activity';
export const date = 'Date';
export const emails = 'Emails';
export const resumeEmails = 'Resume emails';
export const onlyIfMemberSaysThat =
  'Do this only if the member says that the mailbox works. If the next email bounces, emails stop again. Emails that weren’t sent stay unsent, but you can resend a receipt below.';
export const emailGetsEmailsAgain = (email: string) => `${email} gets emails again`;
export const account = 'Account';
export const administrator = 'Administrator';
export const disabled = 'Disabled';
export const memberSinceCreatedAt = (createdAt: string) => `Member since ${createdAt}`;
export const inAuditLog = 'In the audit log';
export const allOrders = 'All orders';
export const deletionRequests = 'Deletion requests';
export const weCouldntLoadAccount = 'We couldn’t load the account';
export const creditsAdjusted = (email: string, count: number, amount: string) =>
  plural(count, { one: `${email}: ${amount} credit`, other: `${email}: ${amount} credits` });
export const balanceIs = (credits: number) =>
  `Balance: <strong>${credits}</strong>. A balance never goes below zero.`;
export const permanentlyDeletes = (what: string) =>
  `This permanently deletes ${what}. Orders and payments are kept without the email address. We tell the member by email.`;
export const signInLower = 'sign-in';
export const purchasesLower = 'purchases';
export const creditsLower = 'credits';
export const ratingsLower = 'ratings';
export const complimentary = 'Complimentary';
export const inBundle = (title: string) => `In the bundle “${title}”`;
export const givenBy = (by: string | undefined, reason: string) =>
  `Given by ${by ?? 'an administrator whose account was deleted'}: ${reason}`;
export const takeBack = 'Take back';
export const itIsTakenBack =
  'The member loses access at once, and we don’t email them about it. What they buy is not affected.';
export const bundleIsTakenBack = (title: string) =>
  `The member loses everything that came with “${title}” at once, and we don’t email them about it. What they buy is not affected.`;
export const accessToTitleTakenBack = (title: string) => `Free access to “${title}” was taken back`;
export const giveFreeAccess = 'Give free access';
export const whatGivingDoes =
  'The member gets it free of charge and one email about it. This is not a sale, so there is no order and no receipt.';
export const findWhatToGive = 'What to give';
export const anythingOnSale =
  'Type words from its title. You can give anything on sale that has a price.';
export const chooseWhatToGive = 'Choose what to give';
export const chooseAnother = 'Choose something else';
export const choose = 'Choose ';
export const foundItems = 'Found items';
export const nothingCanBeGiven = 'Nothing on sale matches, or the member already has it.';
export const notInEmail = 'Not included in the email. Recorded in the audit log.';
export const memberHasTitle = (email: string, title: string) => `${email} now has “${title}”`;
export const reviews = 'Reviews';
export const noReviewsYet = 'No reviews yet.';
export const weCouldntLoadReviews = 'We couldn’t load the reviews';
export const onlyTheLatestReviews = (count: number) => `Only the latest ${count} are shown.`;
export const reviewStates = { waiting: 'Waiting', shown: 'Shown', hidden: 'Not shown' };
export const starsOf5 = (count: number) => `${count} of 5 stars`;
export const decide = 'Open in reviews';
export const onReview = (sentence: string) => `: “${sentence}”`;
export const waitlists = 'Waitlists';
export const onNoWaitlist = 'Not on any waitlist.';
export const weCouldntLoadWaitlists = 'We couldn’t load the waitlists';
export const joinedOn = (date: string) => `Joined on ${date}`;
export const inWaitlist = 'Open in waitlist';
export const ofList = (list: string) => `: ${list}`;

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
  'The member loses access at once. No money is refunded: do that on the page of the order.';
export const accessToTitleRestored = (title: string) => `Access to ${title} restored`;
export const roleAndSignIn = 'Role and sign-in';
export const administratorsCanPublishSeeEvery =
  'Administrators can publish, see every account and read the audit log.';
export const membersCanReadListenAnd = 'Members can read, listen and buy.';
export const membersCanReadAndBuy = 'Members can read and buy.';
export const weCouldntChangeRolePlease = 'We couldn’t change the role. Please try again.';
export const emailIsNoLongerAdministrator = (email: string) =>
  `${email} is no longer an administrator`;
export const emailIsAdministrator = (email: string) => `${email} is an administrator`;
export const removeAdministratorRole = 'Remove administrator role';
export const makeAdministrator = 'Make administrator';
export const enableAccount = 'Enable account';
export const disableAccount = 'Disable account';
export const theyCanSignInAgain = 'They can sign in again and keep everything they own.';
export const theyAreSignedOutEverywhere =
  'They are signed out everywhere at once and can’t sign in. They keep their purchases.';
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
export const mails = 'Mails';
export const sendMailsAgain = 'Send mails again';
export const onlyIfMemberSaysThat =
  'Only if the member says that the mailbox works. If the next mail bounces, mails stop again. Mails that were not sent stay unsent: resend the receipt below.';
export const emailGetsMailsAgain = (email: string) => `${email} gets mails again`;
export const account = 'Account';
export const administrator = 'Administrator';
export const disabled = 'Disabled';
export const memberSinceCreatedAt = (createdAt: string) => `Member since ${createdAt}`;
export const inAuditLog = 'In the audit log';
export const weCouldntLoadAccount = 'We couldn’t load the account';
export const creditsAdjusted = (email: string, amount: string) => `${email}: ${amount} credits`;
export const balanceIs = (credits: number) =>
  `Balance: <strong>${credits}</strong>. A balance never goes below zero.`;
export const permanentlyDeletes = (what: string) =>
  `This permanently deletes ${what}. Orders and payments are kept without the e-mail address. The member is told by e-mail.`;
export const signInLower = 'sign-in';
export const purchasesLower = 'purchases';
export const creditsLower = 'credits';
export const ratingsLower = 'ratings';
export const complimentary = 'Complimentary';
export const inBundle = (title: string) => `In the bundle “${title}”`;
export const givenBy = (by: string | undefined, reason: string) =>
  `Given by ${by ?? 'an administrator whose account is gone'}: ${reason}`;
export const takeBack = 'Take back';
export const itIsTakenBack =
  'The member loses access at once, and is not told by mail. What they buy is not affected.';
export const bundleIsTakenBack = (title: string) =>
  `The member loses everything that came with “${title}” at once, and is not told by mail. What they buy is not affected.`;
export const titleTakenBack = (title: string) => `“${title}” is taken back`;
export const giveFreeAccess = 'Give free access';
export const whatGivingDoes =
  'The member gets it at no charge, and one mail that says so. It is no sale: there is no order and no receipt.';
export const findWhatToGive = 'What to give';
export const anythingOnSale =
  'Type words of its title. Anything with a price that is on sale can be given.';
export const chooseWhatToGive = 'Choose what to give';
export const chooseAnother = 'Choose something else';
export const choose = 'Choose ';
export const foundItems = 'Found items';
export const nothingCanBeGiven =
  'Nothing on sale that is new to this member has these words in its title.';
export const forShopAlone = 'The mail does not say it. Recorded in the audit log.';
export const memberHasTitle = (email: string, title: string) => `${email} has “${title}” now`;

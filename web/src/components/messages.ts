export const versionOf = (date: string) => `Version of <date>${date}</date>`;
export const opensInNewTab = ' (opens in a new tab)';
export const copy = 'Copy';
export const copied = 'Copied';
export const notAllowed = 'Not allowed';
export const notifications = 'Notifications';
export const dismiss = 'Dismiss';
export const close = 'Close';
export const stillLoadingCheckYourConnection = 'Still loading… Check your connection.';
export const tryAgain = 'Try again';
export const session = 'Session';
export const fifteenMinutesAtTimeRenewed =
  '15 minutes at a time, renewed for up to 30 days; ended when you sign out';
export const passwordResetLinks = 'Password reset links';
export const thirtyMinutesAndOnlyOnce = '30 minutes, and only once';
export const linksToPaidFile = 'Links to a paid file';
export const fifteenMinutesFilesOwnAddress = '15 minutes; 5 minutes for the file’s own address';
export const assistantReplies = 'Assistant replies';
export const oneDayThenRemovedWithin = '1 day, then removed within a few days';
export const repliesThatYouRatedWith = 'Replies that you rated, with your questions';
export const daysText = (days: number) => `${days} days`;
export const upToDays = (days: number) => `Up to ${days} days`;
export const countedVisits = 'Counted visits';
export const countsOfItemsByDay = 'How often an item was viewed, ordered or downloaded on a day';
export const oneDay = '1 day';
export const firstAndLastDownloadOrder =
  'First and last download of an order, and how many there were';
export const daysAfterLastDownload = (days: number) =>
  `${days} days after the last one, or until you delete the account`;
export const countersThatLimitAttempts = 'Counters that limit attempts';
export const upToDayWithAddress = 'Up to a day, with the address scrambled';
export const emailsThatSiteSent = 'Emails sent by the site';
export const thirtyDays = '30 days';
export const serverLogs = 'Server logs';
export const logsKeptUnlessFaultOr = (logsKept: string) =>
  `${logsKept}, unless a fault or an attack is still being investigated`;
export const deletionRequests = 'Deletion requests';
export const aWeekUnlessYouConfirm =
  'A week unless you confirm; once closed, 30 days for the address, a year for the rest';
export const accountLibraryCredits = 'Account, library, credits';
export const accountAndLibrary = 'Account and library';
export const untilYouDeleteAccount = 'Until you delete the account';
export const ordersAndRefunds = 'Orders and refunds';
export const asLongAsLawOn =
  'As long as bookkeeping law requires; after a deletion, without your address';
export const fingerprintDeletedAccountsAddress = 'Fingerprint of a deleted account’s address';
export const backupsTables = 'Backups of the tables';
export const thirtyFiveDays = '35 days';
export const what = 'What';
export const forHowLong = 'For how long';
export const owned = 'Owned';
export const free = 'Free';
export const pricePrefix = 'Price: ';
export const checking = 'Checking…';
export const paymentOnItsWay = 'Payment on its way';
export const paymentDisputed = 'Payment disputed';
export const untilTheyLoadWeHide =
  'Until they load, we hide Buy buttons so that you don’t pay twice.';
export const weCouldntLoadYourPurchases = 'We couldn’t load your purchases';
export const signInWithAccountYou = 'Sign in with the account you bought it with to continue.';
export const notAuthenticated = 'Not authenticated';
export const signIn = 'Sign in';
export const titleIsYoursAsSoon = (title: string) =>
  `${title} is yours as soon as the payment clears, which can take a few days with this payment method. We’ll email you then.`;
export const yourPaymentIsOnIts = 'Your payment is on its way';
export const checkAgain = 'Check again';
export const verificationFailed = 'Verification failed';
export const purchaseVerificationFailed = 'Purchase verification failed';
export const myPurchases = 'My Purchases';
export const theServerDidntRespond = 'The server didn’t respond.';
export const yourPurchase = 'Your purchase';
export const verifyingYourPurchase = 'Verifying your purchase…';
export const discountCode = 'Discount code';
export const codeOptional = 'Code (optional)';
export const leaveItEmptyIfYou = 'Leave it empty if you have none.';
export const theCodeCouldNotBe = 'The code could not be used.';
export const continueToPayment = 'Continue to payment';
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';
export const policy = 'Policy';
export const contents = 'Contents';
export const mayBelongToAnother = 'It may belong to another of your accounts.';
export const purchaseIsSafe = (support: string) =>
  `If you have paid, your purchase is safe: write to <mail>${support}</mail>.`;
export const openLibrary = 'Open the library';
export const openPodcastHub = 'Open the podcast hub';
export const openStore = 'Open the store';
export const newArticle = 'New article';
export const newEpisode = 'New episode';
export const newProduct = 'New product';
export const articleAppears = 'It appears here once it has its PDF.';
export const episodeAppears = 'It appears here once it has its audio.';
export const productAppears = 'It appears here once it has its file.';
export const tagged = (tag: string) => `Tagged “${tag}”.`;
export const nothingTagged = (tag: string) => `Nothing here is tagged “${tag}”.`;
export const by = (author: string) => `By ${author}.`;
export const nothingBy = (author: string) => `Nothing here is by ${author}.`;
export const showAll = 'Show all';

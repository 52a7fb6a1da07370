import { plural } from '#web/src/lib/plural.ts';

export const chooseYourColours = 'Choose your colours';
export const changeBrandColoursInConfig =
  'Change brand.colours in config/site.ts of your site, and the pictures in its art folder.';
export const fillInYourAddressAnd = 'Fill in your address and the governing law';
export const replaceEverythingInSquareBrackets =
  'Replace everything in square brackets in config/site.ts and in the pages marked as drafts, remove that notice, and build again. Have a lawyer read the policies.';
export const verifyYourSenderAddress = 'Verify your sender address';
export const untilThenNoEmailIsSent =
  'Until then no email is sent, not even a receipt. npm run doctor says what SES still needs.';
export const connectStripe = 'Connect Stripe';
export const storeYourKeysWithNpm =
  'Store your keys with npm run put-secrets, then run npm run connect-stripe.';
export const publishFirstItem = 'Publish the first item';
export const fillInFormAndChoose =
  'Fill in the form and choose a file. It is on sale as soon as the file has been checked.';
export const beforeFirstSale = 'Before the first sale';
export const done = 'Done';
export const couldNotBeChecked = 'We couldn’t check this just now. Reload the page to try again.';
export const database = 'Database';
export const emails = 'Emails';
export const backgroundWork = 'Background work';
export const stripeWebhook = 'Stripe webhook';
export const assistant = 'Assistant';
export const works = 'Works';
export const needsAttention = 'Needs attention';
export const hasNotRunYet = 'Has not run yet';
export const theOldestUnsentEmailHas = (age: string) =>
  `the oldest unsent email has been waiting for ${age}`;
export const lastRunAgeAgo = (age: string) => `last run ${age} ago`;
export const firstEventRefusedAgeAgo = (age: string) => `first event refused ${age} ago`;
export const lessThanMinute = 'less than a minute';
export const checkAgain = 'Check again';
export const weCouldntLoadStatus = 'We couldn’t load the status';
export const pleaseTryAgain = 'Please try again.';
export const everythingWorks = 'Everything works';
export const somethingNeedsAttention = 'Something needs attention';
export const version = 'Version';
export const viewRequests = 'View requests';
export const code = 'Code';
export const sales = 'Sales';
export const discount = 'Discount';
export const revenue = 'Revenue';
export const refunds = 'Refunds';
export const refunded = 'Refunded';
export const afterRefunds = 'After refunds';
export const highestValueOnDate = (value: string, date: string) => `highest ${value} on ${date}`;
export const nothingInThisPeriod = 'nothing in this period';
export const titleByDaySummary = (title: string, summary: string) => `${title} by day: ${summary}`;
export const salesAppearHereOnceFirst =
  'Sales appear here once the first payment has been fulfilled.';
export const noSalesInThisPeriod = 'No sales in this period';
export const item = 'Item';
export const refundsInAllCurrencies = (refunds: string) => `${refunds} in all currencies`;
export const revenueToday = (money: string) => `${money} today`;
export const revenueYesterday = (money: string) => `${money} yesterday`;
export const salesToday = (sales: string) => `${sales} today`;
export const salesYesterday = (sales: string) => `${sales} yesterday`;
export const leavesOfRevenue = (money: string) => `leaves ${money} of the revenue`;
export const newMembers = 'New members';
export const newMembersToday = (newMembers: string) => `${newMembers} today`;
export const newMembersYesterday = (newMembers: string) => `${newMembers} yesterday`;
export const credits = 'credits';
export const bundle = 'bundle';
export const creditsSold = 'Credits sold';
export const creditsUsedText = (creditsUsed: string) => `${creditsUsed} used`;
export const taxNote = (tax: string) => `Without tax (${tax} after refunds)`;
export const sevenDays = '7 days';
export const thirtyDays = '30 days';
export const ninetyDays = '90 days';
export const aYear = 'A year';
export const showLast = 'Show the last';
export const weCouldntLoadFigures = 'We couldn’t load the figures';
export const creditsUsed = 'Credits used';
export const viewAsTable = 'View as a table';
export const day = 'Day';
export const revenueColumn = (currency: string) => `Revenue ${currency}`;
export const refundedColumn = (currency: string) => `Refunded ${currency}`;
export const afterRefundsColumn = (currency: string) => `After refunds ${currency}`;
export const weCouldntCheckPayments = 'We couldn’t check the payments';
export const noPaidStripeCheckoutIs = 'No paid Stripe checkout is waiting.';
export const everyPaymentHasBeenFulfilled = 'Every payment has been fulfilled';
export const titleOrderIsNowStatus = (title: string, status: string) =>
  `${title}: the order is now “${status}”.`;
export const weCouldntFulfilThisPayment = 'We couldn’t fulfil this payment. Please try again.';
export const fulfilPayment = 'Fulfil payment';
export const messagesRefused = (count: number, since: string) =>
  plural(count, {
    one: `Since ${since}, one event from Stripe has arrived with a signature that doesn’t match the stored secret. ${copyTheSecret}`,
    other: `Since ${since}, ${count} events from Stripe have arrived with signatures that don’t match the stored secret. ${copyTheSecret}`,
  });
const copyTheSecret =
  'Copy the signing secret of this site’s endpoint from Stripe (Developers, Webhooks) and store it with npm run put-secrets.';
export const stripesWebhookIsRefusedCheck = 'Stripe’s webhook is refused: check the signing secret';
export const requestsAreOpen = (count: number) =>
  plural(count, {
    one: '1 deletion request is open',
    other: `${count} deletion requests are open`,
  });
export const moreRequestsAreOpen = (count: number) =>
  `More than ${count} deletion requests are open`;
export const andOverdue = (open: string) => `${open} and overdue`;
export const someOverdue = (open: string, late: number) => `${open}, ${late} of them overdue`;
export const minutesText = (count: number) =>
  plural(count, { one: '1 minute', other: `${count} minutes` });
export const hoursText = (count: number) =>
  plural(count, { one: '1 hour', other: `${count} hours` });
export const daysText = (count: number) => plural(count, { one: '1 day', other: `${count} days` });
export const byCode = 'By discount code, highest revenue first';
export const byCodeTaxed = 'By discount code, highest revenue first; amounts without tax';
export const byItem = 'By item, highest revenue first';
export const byItemTaxed = 'By item, highest revenue first; amounts without tax';
export const byDay = (timeZone: string) => `By day, in ${timeZone} time, newest first`;
export const byDayTaxed = (timeZone: string) =>
  `By day, in ${timeZone} time, newest first; amounts without tax`;
export const stepsLeft = (left: number, all: number) =>
  plural(left, { one: 'One step is left.', other: `${left} of ${all} steps are left.` });
export const refundsText = (count: number, figure: string) =>
  plural(count, { one: '1 refund', other: `${figure} refunds` });
export const revenueIn = (currency: string) => `Revenue, ${currency}`;
export const viewReviews = 'View reviews';
export const reviewsAreWaiting = (count: number) =>
  plural(count, {
    one: '1 review is waiting for approval',
    other: `${count} reviews are waiting for approval`,
  });
export const moreReviewsAreWaiting = (count: number) =>
  `More than ${count} reviews are waiting for approval`;

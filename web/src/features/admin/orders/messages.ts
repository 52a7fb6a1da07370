import { plural } from '#web/src/lib/plural.ts';

export const onPaymentPage = 'On the payment page';
export const paymentPending = 'Payment pending';
export const paid = 'Paid';
export const partlyRefunded = 'Partly refunded';
export const refunded = 'Refunded';
export const disputed = 'Disputed';
export const chargedBack = 'Charged back';
export const paidTwice = 'Paid twice';
export const notPaid = 'Not paid';
export const allSales = 'All sales';
export const pending = 'Pending';
export const everything = 'Everything';
export const order = 'Order';
export const accountDeleted = 'Account deleted';
export const state = 'State';
export const amount = 'Amount';
export const ordered = 'Ordered';
export const orders = 'Orders';
export const ordersNewestFirst = 'Orders, newest first';
export const searchOrders = 'Search orders';
export const emailTitleNumberOrCard = 'Email, title, number or card';
export const failedToLoadOrders = 'Failed to load the orders';
export const show = 'Show';
export const anOrderAppearsHereAs =
  'An order appears here as soon as it is paid. “Everything” also shows those that were not.';
export const noSalesYet = 'No sales yet';
export const noOrders = (state: string) => `No orders: ${state}`;
export const showAllSales = 'Show all sales';
export const stripeAddsCardAndAddress =
  'Stripe adds the card and the email address to its block lists.';
export const thisMethodCantReceiveRefunds =
  'This payment method can’t receive refunds, so Stripe emails the buyer to ask for a bank account. Stripe keeps its fees.';
export const theMoneyGoesBackWay =
  'The money goes back the way it was paid, usually within 10 days. Stripe keeps its fees.';
export const theBuyerHasNoAccess = 'The buyer has no access through this order, so none is lost.';
export const theBuyerLosesAccessAt = 'The buyer loses access at once.';
export const theBuyerKeepsAccess = 'The buyer keeps access.';
export const theBuyerLosesAccessTo = (count: number) =>
  plural(count, {
    one: 'The buyer loses access to 1 item of this bundle at once, but keeps what they bought in other orders.',
    other: `The buyer loses access to ${count} items of this bundle at once, but keeps what they bought in other orders.`,
  });
export const theBuyerKeepsAccessTo = (count: number) =>
  plural(count, {
    one: 'The buyer keeps access to the item of this bundle.',
    other: `The buyer keeps access to all ${count} items of this bundle.`,
  });
export const creditsAreTakenBack = (count: number, credits: number) =>
  plural(count, {
    one: `1 of ${credits} credits is taken back, unless it has been used.`,
    other: `${count} of ${credits} credits are taken back, less those already used.`,
  });
export const noEmailAboutPartialRefund = 'We send no email about a partial refund.';
export const wellEmail = (email: string) => `We’ll email ${email} about it.`;
export const noEmailIsSent = 'We send no email because the account is deleted.';
export const somethingElse = 'Something else';
export const theBuyerAskedForIt = 'The buyer asked for it';
export const itWasPaidTwice = 'It was paid twice';
export const itIsFraud = 'It is fraud';
export const amountRefunded = (amount: string) => `${amount} refunded`;
export const refund = 'Refund';
export const amountIn = (currency: string) => `Amount in ${currency}`;
export const atMostLeft = (left: string) => `At most ${left}`;
export const whyForStripe = 'Why (for Stripe)';
export const reason = 'Reason';
export const recordedInAuditLog = 'Recorded in the audit log';
export const whatItDoes = 'What it does';
export const weCouldntRefundItPlease = 'We couldn’t refund it. Please try again.';
export const cancel = 'Cancel';
export const itemsBundle = 'Items of the bundle';
export const byCode = (code: string) => `Code ${code}`;
export const discount = 'Discount';
export const taxPaidByLink = 'Tax, paid by Link';
export const tax = 'Tax';
export const toPay = 'To pay';
export const nothingCanBeRefundedWhile =
  'You can’t refund anything while a dispute is open or after it is lost. Respond to disputes in Stripe.';
export const hasAccess = 'Has access';
export const accessOncePaymentArrives = 'Access once the payment arrives';
export const endedWithRefund = 'Ended with the refund';
export const suspendedUntilBankDecides = 'Suspended until the bank decides';
export const endedBankTookMoneyBack = 'Ended: the bank took the money back';
export const removedByAdministrator = 'Removed by an administrator';
export const buyer = 'Buyer';
export const deleted = 'Deleted';
export const noneThroughThisOrder = 'None through this order';
export const theirOrders = 'Their orders';
export const giveOrRemoveAccess = 'Give or remove access';
export const numbers = 'Numbers';
export const chatCredits = (credits: number) =>
  plural(credits, { one: '1 credit', other: `${credits} credits` });
export const openInStripe = 'Open in Stripe';
export const inAuditLog = 'In the audit log';
export const refundUnderWay = 'refund under way';
export const refundIsWaitingForBuyer =
  'refund is waiting for the buyer: Stripe has asked them where to send the money';
export const refundFailedMoneyIsBack = 'refund failed: the money is back in your Stripe balance';
export const refundCancelled = 'refund cancelled';
export const receipt = 'Receipt';
export const refundNotice = 'Refund notice';
export const waitingToBeSent = 'waiting to be sent';
export const notSentThereIsNo = 'not sent: there is no address';
export const notSentAddressBounces = 'not sent: emails to this address bounce';
export const notSentReportedAsSpam = 'not sent: the recipient has reported an email as spam';
export const notSentRefusedByService = 'not sent: the email service refused it for a day';
export const orderPlaced = 'Order placed';
export const paymentPageOpened = 'Payment page opened';
export const paymentPageExpiredUnpaid = 'Payment page expired unpaid';
export const moneyPaidEvent = (money: string, event: string) => `${money} paid${event}`;
export const accessGiven = 'Access given';
export const creditsTakenBack = (credits: number) =>
  plural(credits, { one: '1 credit taken back', other: `${credits} credits taken back` });
export const creditsGiven = (credits: number) =>
  plural(credits, { one: '1 credit given', other: `${credits} credits given` });
export const accessEndedEverythingIsRefunded = 'Access ended: everything is refunded';
export const accessRemovedByAdministrator = 'Access removed by an administrator';
export const email = 'Email';
export const whatHappened = 'What happened';
export const stripe = 'Stripe';
export const shop = 'Shop';
export const stripeEventsAreMissing =
  'Stripe’s events are missing below. Reload the page in a moment.';
export const stripeDidntRespond = 'Stripe didn’t respond';
export const weCouldntLoadOrder = 'We couldn’t load the order';
export const test = 'Test';
export const allOrders = 'All orders';
export const refundMoney = (money: string) => `Refund ${money}`;
export const isRefunded = 'refunded';
export const sent = 'sent';
export const unknownState = 'unknown';
export const isDisputed = (money: string, state: string, detail: string) =>
  `${money} disputed: ${state}${detail}`;
export const refundState = (state: string) => `refund: ${state}`;
export const downloadedTimes = (count: number, figure: string) =>
  plural(count, { one: 'Downloaded', other: `Downloaded again, ${figure} times in all` });
export const withEditions = (downloaded: string, count: number, editions: string) =>
  plural(count, {
    one: `${downloaded}, edition ${editions}`,
    other: `${downloaded}, editions ${editions}`,
  });
export const partOfBundle = (title: string, money: string) => `${title}, ${money}`;
export const partFromAnotherOrder = (title: string, money: string) =>
  `${title}, ${money}: the buyer already has it, so this is refunded automatically`;
export const wholeBundle = 'Whole bundle';
export const price = 'Price';
export const account = 'Account';
export const emails = 'Emails';
export const address = 'Address';
export const taxId = 'Tax ID';
export const access = 'Access';
export const item = 'Item';
export const orderAndReceipt = 'Order and receipt';
export const checkoutSession = 'Checkout session';
export const payment = 'Payment';

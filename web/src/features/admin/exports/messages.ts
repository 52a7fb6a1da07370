import { plural } from '#web/src/lib/plural.ts';

export const downloadSales = 'Download sales';
export const oneRowForEachSale =
  'One row for each sale in the period, with the amount refunded so far.';
export const downloadCustomers = 'Download customers';
export const oneRowForEachAccount =
  'One row for each account that bought something in the period, with what it spent.';
export const firstOrder = 'First order';
export const lastOrder = 'Last order';
export const orders = 'Orders';
export const spentIn = (currency: string) => `Spent ${currency}`;
export const refundedIn = (currency: string) => `Refunded ${currency}`;
export const order = 'Order';
export const day = 'Day';
export const paidAt = 'Paid at';
export const item = 'Item';
export const kind = 'Kind';
export const itemId = 'Item ID';
export const currency = 'Currency';
export const price = 'Price';
export const discount = 'Discount';
export const net = 'Net';
export const tax = 'Tax';
export const gross = 'Gross';
export const refunded = 'Refunded';
export const code = 'Code';
export const state = 'State';
export const payment = 'Payment';
export const from = 'From';
export const emptyFirstSale = 'Leave empty to start with the first sale';
export const to = 'To';
export const emptyToday = 'Leave empty to end today';
export const contentDaysAreCountedIn = (content: string, timeZone: string) =>
  `${content} Days are counted in the time zone ${timeZone}.`;
export const salesPeriod = 'Sales in the period';
export const countSalesUpToDay = (count: number, figure: string, day: string) =>
  plural(count, { one: `1 sale, up to ${day}`, other: `${figure} sales, up to ${day}` });
export const loadingSales = 'Loading the sales…';
export const nothingWasSoldInThis = 'Nothing was sold in this period';
export const weCouldntCreateFilePlease = 'We couldn’t create the file. Please try again.';
export const downloadCsv = 'Download CSV';
export const stop = 'Stop';
export const cancel = 'Cancel';
export const salesSaved = (count: number, figure: string) =>
  plural(count, { one: '1 sale saved', other: `${figure} sales saved` });
export const customersSaved = (count: number, figure: string) =>
  plural(count, { one: '1 customer saved', other: `${figure} customers saved` });

import { plural } from '#web/src/lib/plural.ts';

export const fromPageToPayment = 'From page to payment';
export const countedSince = (day: string) =>
  `Counted since ${day}. Earlier days have no figures, and earlier payments are not included.`;
export const nothingCounted = 'Nothing has been counted in this period';
export const whatIsShownHere =
  'After the first view, this shows how often each item is viewed, heard, ordered, paid for and downloaded.';
export const itemsWithPrice = 'Items with a price';
export const pagesViewed = 'Pages viewed';
export const checkoutsStarted = 'Checkouts started';
export const paid = 'Paid';
export const ofViews = (share: string) => `${share} of the views`;
export const ofCheckouts = (share: string) => `${share} of the checkouts`;
export const tooFewViews = (least: number) => `No percentage below ${least} views`;
export const tooFewCheckouts = (least: number) => `No percentage below ${least} checkouts`;
export const whatIsCounted = 'What is counted';
export const whatIsCountedFacts = (least: number) => [
  'A view counts once per tab and day. Opening the page in another tab counts again. Views by you and by owners of the item count too.',
  'Visitors who block scripts or tab storage are not counted, nor are bots that run no scripts or respect robots.txt. Other bots are.',
  'A checkout counts when Stripe has opened it. It may start from a list or a bundle, without a view of the page, and may be paid on a later day or never.',
  'Payments are those made in the period, even if they were refunded later. Access that you gave does not count as a payment.',
  'A download counts each time it starts, even when it resumes. Episodes in podcast apps are not counted.',
  'Credits, and tools with a page of their own, have no views here. They and free items are left out of the bars.',
  `A dash means that something is not counted for an item, that a free item has no payments, or that a rate has fewer than ${least} views.`,
];
export const item = 'Item';
export const day = 'Day';
export const views = 'Views';
export const listens = 'Listens';
export const checkouts = 'Checkouts';
export const checkoutRate = 'Checkout rate';
export const paidRate = 'Paid rate';
export const downloads = 'Downloads';
export const paidDownloads = 'Paid downloads';
export const freeDownloads = 'Free downloads';
export const kind = 'Kind';
export const itemId = 'Item ID';
export const none = '–';
export const byItem = 'By item, with rates per view';
export const allItemsByDay = 'All items, by day';
export const showAllItems = (figure: string) => `Show all ${figure} items`;
export const showFewer = 'Show fewer';
export const byDay = (timeZone: string) => `By day, in ${timeZone} time`;
export const viewAsTable = 'View as a table';
export const downloadItems = 'Download items as CSV';
export const downloadDays = 'Download days as CSV';
export const deletedItem = (id: string) => `Deleted item ${id}`;
export const otherItems = (count: number, figure: string) =>
  plural(count, { one: '1 other item', other: `${figure} other items` });

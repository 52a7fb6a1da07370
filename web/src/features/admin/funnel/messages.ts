import { plural } from '#web/src/lib/plural.ts';

export const fromPageToPayment = 'From page to payment';
export const countedSince = (day: string) =>
  `Counted since ${day}. There are no figures by day from before, and payments before that day are not in here.`;
export const nothingCounted = 'Nothing has been counted in this period';
export const whatIsShownHere =
  'How often each item is viewed, heard, ordered, paid and downloaded appears here after the first view.';
export const itemsWithPrice = 'Items with a price';
export const pagesViewed = 'Pages viewed';
export const checkoutsBegun = 'Checkouts begun';
export const paid = 'Paid';
export const ofViews = (share: string) => `${share} of the views`;
export const ofCheckouts = (share: string) => `${share} of the Checkouts`;
export const tooFewViews = (least: number) => `No per cent below ${least} views`;
export const tooFewCheckouts = (least: number) => `No per cent below ${least} Checkouts`;
export const whatIsCounted = 'What is counted';
export const whatIsCountedFacts = (least: number) => [
  'A view counts once for each tab and day. Whoever opens the page again in another tab counts again, and so do you and the owners of an item.',
  'Visitors who block scripts or the storage of the tab, and bots that run no scripts or keep to robots.txt, are not counted. Other bots are.',
  'A Checkout counts when Stripe has opened it. It may begin without a view of the page, from a list or a bundle, and may be paid on a later day or never.',
  'Payments are those of the period, also if they were refunded later. Access that you gave counts as no payment.',
  'A download counts each time it begins, also when it is continued. Episodes in podcast apps are not counted.',
  'Credits, and tools that have a page of their own, have no views here. They and free items are not in the bars.',
  `A dash stands for what is not counted of an item, for payments of a free one, and for a rate of fewer than ${least} views.`,
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
export const itemId = 'Item id';
export const none = '–';
export const byItem = 'By item, with rates of the views';
export const allItemsByDay = 'All items, by day';
export const showAllItems = (figure: string) => `Show all ${figure} items`;
export const showFewer = 'Show fewer';
export const byDay = (timeZone: string) => `By day, in the time of ${timeZone}`;
export const viewAsTable = 'View as a table';
export const downloadItems = 'Download items as CSV';
export const downloadDays = 'Download days as CSV';
export const deletedItem = (id: string) => `Deleted item ${id}`;
export const otherItems = (count: number, figure: string) =>
  plural(count, { one: '1 other item', other: `${figure} other items` });

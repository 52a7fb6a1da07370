/** The earliest date of an item. Papers with an earlier one are shown without a date. */
export const earliestDate = '2000-01-01';

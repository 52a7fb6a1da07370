/** The earliest date of an item. The library hides earlier dates, which are mostly mistakes. */
export const earliestDate = '2000-01-01';

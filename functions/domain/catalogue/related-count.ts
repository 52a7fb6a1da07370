/** How many other items the page of an item names. */
export const relatedCount = 3;

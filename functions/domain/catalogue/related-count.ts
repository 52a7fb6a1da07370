/** How many related items the page of an item shows. */
export const relatedCount = 3;

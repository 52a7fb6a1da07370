/** How long after the last download an order's downloads are known. A bank decides about a dispute within this time. */
export const downloadsKeptDays = 400;

/** What was counted of an item on a day is kept for so long after its month: longer than the longest report. */
export const countsKeptDays = 400;

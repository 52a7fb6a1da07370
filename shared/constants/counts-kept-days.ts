/** What was counted of an item in a month is kept for so long from its first day on: longer than the longest report. */
export const countsKeptDays = 400;

/** How long the counts of a month are kept, from its first day on: longer than the longest report. */
export const countsKeptDays = 400;

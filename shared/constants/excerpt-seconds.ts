/** How much of a recording can be public, in seconds; 0 is nothing. */
export const excerptChoices = [0, 15, 30, 60, 90, 120] as const;
export const mostExcerptSeconds = 120;

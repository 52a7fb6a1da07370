/** The choices for how much of a recording or a film is public, in seconds; 0 is none. */
export const excerptChoices = [0, 15, 30, 60, 90, 120] as const;
export const maxExcerptSeconds = 120;

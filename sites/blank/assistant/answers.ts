/** Replaces the program's own answers, by the id of the fact. */
export const siteAnswers: Readonly<Record<string, string>> = {};

/** Replaces the questions that the assistant suggests by default, by the id of the fact. */
export const siteAsks: Readonly<Record<string, string>> = {};

/** Additional key words for the program's own facts: words that only this site uses. */
export const siteKeys: Readonly<Record<string, { asks?: string; also?: string }>> = {};

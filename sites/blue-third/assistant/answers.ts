/** In place of the program's own answers, by the id of the fact. */
export const siteAnswers: Readonly<Record<string, string>> = {};

/** In place of the program's own answers, by the id of the fact. */
export const siteAnswers: Readonly<Record<string, string>> = {};

/** In place of the program's own questions, which the assistant suggests, by the id of the fact. */
export const siteAsks: Readonly<Record<string, string>> = {};

/** Key words for a fact of every shop besides its own: what only this site has. */
export const siteKeys: Readonly<Record<string, { asks?: string; also?: string }>> = {};

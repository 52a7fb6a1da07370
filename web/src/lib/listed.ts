const conjunction = new Intl.ListFormat('en-GB');
const enumeration = new Intl.ListFormat('en', { type: 'unit' });

/** Joins words with 'and': 'papers, episodes and credits'. */
export const listed = (items: readonly string[]): string => conjunction.format(items);

/** Joins words with commas: 'papers, episodes, credits'. */
export const enumerated = (items: readonly string[]): string => enumeration.format(items);

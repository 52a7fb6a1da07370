// Of the messages, not of the site's locale, which formats numbers, dates and money.
const language = 'en';
const rules = new Intl.PluralRules(language);
const conjunction = new Intl.ListFormat(`${language}-GB`);
const enumeration = new Intl.ListFormat(language, { type: 'unit' });

/** Returns the form of a message that a count takes. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}

/** 'papers, episodes and credits' */
export const listed = (items: readonly string[]): string => conjunction.format(items);

/** 'papers, episodes, credits' */
export const enumerated = (items: readonly string[]): string => enumeration.format(items);

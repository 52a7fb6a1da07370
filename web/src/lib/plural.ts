// The language of the messages, not the site's locale, which is for numbers, dates and money.
const rules = new Intl.PluralRules('en');

/** Returns the form of a message that a count takes. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}

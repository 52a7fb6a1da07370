/** Formats a day, which is the same in every time zone: '2026-03-04' → '4 March 2026'. */
export function dayInWords(day: string, locale: string): string {
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(new Date(day));
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether a currency of ISO 4217 is in use. `code` is as Stripe writes it: `eur`. */
export function isCurrency(code: string): boolean {
  return /^[a-z]{3}$/.test(code) && currencies.has(code.toUpperCase());
}

/** Whether it names a time zone of IANA, `Europe/London`. Offsets are refused: clocks that change have none. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return !/^[+-]/.test(timeZone) && Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Whether a BCP 47 tag is one of English, `en-GB`: the engine's own texts are in English. */
export function isEnglish(locale: string): boolean {
  try {
    return new Intl.Locale(locale).language === 'en';
  } catch {
    return false;
  }
}

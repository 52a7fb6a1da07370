import * as z from 'zod';

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether a currency of ISO 4217 is in use. `code` is as Stripe writes it: `eur`. */
export function isCurrency(code: string): boolean {
  return /^[a-z]{3}$/.test(code) && currencies.has(code.toUpperCase());
}

/** A currency in a setting. */
export const currency = z
  .string()
  .refine(isCurrency, 'must be a currency as Stripe writes it: three small letters, such as eur');

/** An address on the web in a setting. Pages link to it, so that it must not run a script. */
export const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with https://',
});

/** An address of this site in a setting. */
export const sitePath = z.string().startsWith('/');

/**
 * Whether it names a time zone of IANA, `Europe/London`. Offsets are refused, because they ignore daylight saving time.
 */
export function isTimeZone(timeZone: string): boolean {
  try {
    return !/^[+-]/.test(timeZone) && Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Whether it is a BCP 47 tag whose numbers and dates are known here, `en-GB` or `de-DE`. */
export function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

/** Whether a locale is one of English, the language of the engine's own texts. */
export const isEnglish = (locale: string): boolean =>
  isLocale(locale) && new Intl.Locale(locale).language === 'en';

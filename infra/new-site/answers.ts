import * as z from 'zod';
import { isCurrency, isEnglish, isTimeZone } from '#shared/site-config/setting-values.ts';
import { defaultAnswers } from './default-answers.ts';
import { Refused } from './refused.ts';

/** The answers that `npm run new-site` asks for. */
export interface Answers {
  /** The folder in `sites`, and the value of SITE. */
  folder: string;
  name: string;
  subject: string;
  /** An ISO 4217 code in lower case: 'gbp'. */
  currency: string;
  /** A BCP 47 language tag: 'en-GB'. */
  language: string;
  /** An IANA time zone: 'Europe/London'. */
  timeZone: string;
  itemKinds: readonly ItemKind[];
  email: string;
}

export const itemKinds = ['articles', 'products', 'podcasts'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Windows keeps these names for devices: nobody could check out such a folder there. */
const windowsDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/;

const isOneLine = (text: string) => !/\p{Cc}/u.test(text);

/** Checks of single answers. Each returns the answer as it is stored, or throws Refused with a sentence. */
export const readers = {
  folder(text: string): string {
    const isName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text) && !windowsDevice.test(text);
    if (isName && text.length > 1 && text.length <= 31) return text;
    throw new Refused(
      `"${text}" is not a valid folder name. Use 2 to 31 lowercase letters, digits and single hyphens, such as my-shop.`,
    );
  },
  name(text: string): string {
    const name = text.trim();
    if (isOneLine(name) && name.length > 0 && name.length <= 40) return name;
    throw new Refused('The name of the shop must have 1 to 40 characters, in one line.');
  },
  subject(text: string): string {
    const subject = text.trim();
    if (isOneLine(subject) && subject.length > 1 && subject.length <= 60) return subject;
    throw new Refused(
      'The subject must have 2 to 60 characters, in one line, such as "jazz piano".',
    );
  },
  currency(text: string): string {
    const currency = text.trim().toLowerCase();
    if (isCurrency(currency)) return currency;
    throw new Refused(
      `"${text}" is not a currency. Use a three-letter code of ISO 4217, such as eur.`,
    );
  },
  language(text: string): string {
    if (isEnglish(text.trim())) return Intl.getCanonicalLocales(text.trim())[0]!;
    throw new Refused(
      `"${text}" is not a variety of English. Use a code such as en-GB or en-US: the program's own texts are in English.`,
    );
  },
  timeZone(text: string): string {
    const timeZone = text.trim();
    if (isTimeZone(timeZone)) {
      return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
    }
    throw new Refused(
      `"${text}" is not a time zone. Use a name such as Europe/London or Asia/Tokyo.`,
    );
  },
  itemKinds(text: string): readonly ItemKind[] {
    const named = text.split(',').map((kind) => kind.trim().toLowerCase());
    const wrong = named.find((kind) => !(itemKinds as readonly string[]).includes(kind));
    if (wrong === undefined) return itemKinds.filter((kind) => named.includes(kind));
    throw new Refused(
      `"${wrong}" is not something that a shop can sell. Choose from ${itemKinds.join(', ')}.`,
    );
  },
  email(text: string): string {
    if (z.email().safeParse(text.trim()).success) return text.trim();
    throw new Refused(`"${text}" is not an email address. Use one such as hello@example.com.`);
  },
};

/**
 * Reads answers from texts of flags or a terminal.
 * @throws Refused with a sentence about the first invalid one
 */
export function readAnswers(
  texts: Partial<Record<keyof Answers, string>> & { folder: string },
): Answers {
  const text = (key: keyof Answers) => texts[key] ?? defaultAnswers(texts.folder)[key];
  return {
    folder: readers.folder(texts.folder),
    name: readers.name(text('name')),
    subject: readers.subject(text('subject')),
    currency: readers.currency(text('currency')),
    language: readers.language(text('language')),
    timeZone: readers.timeZone(text('timeZone')),
    itemKinds: readers.itemKinds(text('itemKinds')),
    email: readers.email(text('email')),
  };
}

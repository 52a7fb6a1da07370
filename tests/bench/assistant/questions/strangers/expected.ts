import { questionsOn, type AskedQuestion } from '../../asked-question.ts';

export const a = questionsOn('accounts');
export const p = questionsOn('prices');
export const y = questionsOn('payment');
export const r = questionsOn('refunds');
export const d = questionsOn('delivery');
export const c = questionsOn('credits');
export const o = questionsOn('core');
export const k = questionsOn('contact');
export const s = questionsOn('services');
export const n = questionsOn('narration');
export const v = questionsOn('privacy');
export const l = questionsOn('licence');
export const t = questionsOn('catalogue');
export const f = questionsOn('podcasts');
export const w = questionsOn('apps');
export const g = questionsOn('gear');
export const x = questionsOn('off topic');

/** The same question, with what only a wrong reply says. */
export const not = (question: AskedQuestion, ...mustNot: RegExp[]): AskedQuestion => ({
  ...question,
  mustNot,
});
export const gbp = (amount: number): RegExp =>
  Number.isInteger(amount)
    ? new RegExp(`£\\s?${amount}(?:\\.00)?(?!\\.?\\d)`)
    : new RegExp(`£\\s?${amount.toFixed(2).replace(/0$/, '').replace('.', '\\.')}0?(?!\\d)`);
export const cad = (amount: number): RegExp =>
  new RegExp(
    `(?<![\\d.])${amount
      .toFixed(2)
      .replace('.', '\\.')
      .replace(/\\\.00$/, '(?:\\.00)?')}(?!\\d)`,
  );

export const free = /\bfree\b|no charge|costs? (?:you )?nothing|£\s?0(?!\.?[1-9])/i;
export const support = /support@outcrop\.test/i;
export const privacyMail = /privacy@outcrop\.test/i;
export const corePrice = /\$\s?49|49\s?(?:USD|dollars)/i;
export const once = /\bonce\b|one[- ]time|no subscription|no monthly|nothing .{0,30}renews/i;
export const noSubscription =
  /no subscription|not? .{0,20}subscription|without a subscription|no monthly|nothing .{0,30}renews|(?:paid|pay|bought|buy) once|no pro plan/i;
export const moneyBack = /money back|refund|money goes back|goes back/i;
export const faulty = /broken|not as described|not what it|money back|repaired/i;
export const again =
  /again|as often as|my purchases|your library|stays? (?:yours|in your account)/i;
export const receipt = /receipt|my purchases|support@/i;
export const stripe = /stripe/i;
export const noExpiry = /(?:not|never|no|without|n’t|n't) (?:ever )?expir/i;
export const notPaidOut =
  /not (?:be )?(?:paid|pay)(?: out)?|cannot be (?:paid|moved)|no(?:t)? .{0,20}cash|never paid out/i;
export const oneAccount =
  /one account|one person|cannot be moved|not (?:be )?(?:moved|transferred|shared)|another/i;
export const feed = /\bfeed|\bRSS/i;
export const minutesLong =
  /\b0?[23]:\d\d\b|\b(?:about |some )?(?:two|three|2|3)(?:[.½]\d*)?(?: and a half)?[\s-]*min|\b1[3-6]\d\s*s(?:ec)?/i;
export const pagesLong = (count: 4 | 5) =>
  new RegExp(
    `\\b(?:${count}|${count === 4 ? 'four' : 'five'})[\\s-]+(?:A4[\\s-]+)?pages?|pages?:?\\s*${count}\\b`,
    'i',
  );
export const house = /Outcrop Editorial/i;
export const hours2 = /\b(?:2|two)[\s-]hours?\b/i;
export const hours24 = /\b24[\s-]?(?:h\b|hours?)|within a day|one day/i;
export const days30 = /\b(?:30|thirty) days?\b/i;
export const hours24to48 = /\b24(?: to |\s?[–-]\s?)48\b/i;
export const node = /node(?:\.js)?/i;
export const lasVersions = /\b1\.2\b[^]{0,12}\b2\.0\b/;
export const noNetwork =
  /no network|offline|stay|never leave|nowhere|nothing is sent|no connection/i;
/** Quoting a text, as the terms allow it. */
export const quoting = /copyright|(?:the|its|with|name|give) .{0,12}source/i;
export const noPassing =
  /not included|not to (?:be )?pass|personal (?:right|use)|may not|must not|cannot|not (?:be )?(?:shared?|passed|pass|allowed)|licen[cs]e/i;
export const licence = /licen[cs]e|write to us|support@/i;
export const thirteen = /\b13\b|thirteen/i;
export const ontario = /ontario/i;
export const noModel =
  /no (?:language )?model|not (?:a |use a )?(?:language )?model|without a (?:language )?model|searches|own (?:texts|pages)/i;
export const notStored =
  /not stored|not logged|not kept|no(?:t|body|thing)|180 days|kept for a day|\b1 day\b/i;
export const encrypted = /encrypt/i;
export const thumb = /thumb|comes back|credit back|returned|goes back/i;
export const costsNothing = /nothing|free|no (?:credit|charge)|not charged/i;
export const affiliate =
  /affiliate|amazon|sold by others|commission|by others|the seller|the shop/i;
export const sevenDays = /\b(?:7|seven) days?\b/i;

/** A multiplier of the price, or the percent that it adds. */
export const surcharge = (factor: number): RegExp =>
  new RegExp(
    `[×x]\\s?${String(factor).replace('.', '\\.')}0?(?!\\d)|\\b${Math.round((factor - 1) * 100)}\\s?(?:%|per ?cent)`,
    'i',
  );
/** The thumb of a reply, as the pages call it. */
export const thumbDown = /thumbs?[- ]down|thumb that points down/i;
export const freeEpisode =
  /Write for a Stranger|The Balance That Closed|One Null in Ten|What the Gamma Ray Counts/i;

import { quoted } from './quantity.ts';

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const month = `(${months.join('|')})[A-Z]*`;
const named = [
  new RegExp(`^(?<day>\\d{1,2})[-/ .]*(?<month>${month})[-/ .,]*(?<year>\\d{4}|\\d\\d)$`),
  new RegExp(`^(?<month>${month})[-/ .]*(?<day>\\d{1,2})[-/ .,]+(?<year>\\d{4}|\\d\\d)$`),
];
const yearFirst = /^(\d{4})[-/\\. ]?(\d{1,2})[-/\\. ]?(\d{1,2})$/;
const yearLast = /^(\d{1,2})[-/\\. ](\d{1,2})[-/\\. ](\d{4}|\d\d)$/;

/** The most characters in a date with weekday, time and zone. */
const longest = 60;

/** Describes what is wrong with a header date; undefined if day, month and year are unambiguous. */
export function dateFault(value: string): string | undefined {
  const wrong = `DATE is ${quoted(value)}, which is not a date. Write 1986-04-03 or 03-APR-1986.`;
  if (value.length > longest) return wrong;
  const text = withoutTime(value.toUpperCase());
  if (text === '') return undefined;
  for (const form of named) {
    const groups = form.exec(text)?.groups;
    if (groups) {
      const at = months.findIndex((name) => groups['month']!.startsWith(name));
      return isDay(Number(groups['year']), at + 1, Number(groups['day'])) ? undefined : wrong;
    }
  }
  const iso = yearFirst.exec(text);
  if (iso) return isDay(Number(iso[1]), Number(iso[2]), Number(iso[3])) ? undefined : wrong;
  const [, a, b, year] = (yearLast.exec(text) ?? []).map(Number);
  if (a === undefined || b === undefined || year === undefined) return wrong;
  const dayFirst = isDay(year, b, a);
  const monthFirst = isDay(year, a, b);
  if (!dayFirst && !monthFirst) return wrong;
  return dayFirst && monthFirst && a !== b
    ? `DATE is ${quoted(value)}: the ${a} of month ${b}, or the ${b} of month ${a}? Write the month as letters.`
    : undefined;
}

const weekday = /^(MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]*[,. ]+/;
/** 12:30, 12:30:59.5 PM, 12H30, 12.30.59 or 123059Z, including what separates it from the date. */
const clock = String.raw`\d{1,2}(:\d\d(:\d\d([.,]\d+)?)?|H\d\d|[.]\d\d[.]\d\d)( ?[AP]M)?( ?(Z|UTC|GMT|STD|DST|[-+]\d\d:?\d\d))?`;
/** A DLIS program writes 2012-03-07 10 00 49.000 STD. */
const spaced = String.raw`(?<=^\d{4}-\d\d-\d\d )\d\d \d\d \d\d([.]\d+)?( [SD][TD][DT])?`;
const timeLast = new RegExp(`([-T ,/@]+(AT )?(${clock}|${spaced}|(?<=T)\\d{6}Z?|\\d{4} ?H(RS)?))$`);
const timeFirst = new RegExp(`^${clock}[ ,/-]+`);
/** As the C library writes it: APR  3 12:30:59 1986; in file names 12-30-59. */
const timeWithin = new RegExp(`( (${clock}|\\d\\d-\\d\\d-\\d\\d))(?= \\d{4}$)`);

function withoutTime(text: string): string {
  const date = text.trim().replace(weekday, '').replace(timeFirst, '').replace(timeWithin, '');
  return date.replace(timeLast, '').trim();
}

/** A two-digit year may be in either century: 1900 had no 29 February, 2000 had one. */
function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const years = year < 100 ? [1900 + year, 2000 + year] : [year];
  return years.some((full) => day <= new Date(Date.UTC(full, month, 0)).getUTCDate());
}

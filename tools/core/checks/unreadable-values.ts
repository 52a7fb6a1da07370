import { describeCurves } from './curve-names.ts';
import type { DataContext } from './data-check.ts';
import { quoted } from './quantity.ts';

interface Seen {
  line: number;
  count: number;
  text: string;
}

/** Collects values that are not numbers. */
export function createUnreadableValues({ curves, report }: DataContext) {
  const unreadable = curves.map((): Seen | undefined => undefined);

  return {
    add(column: number, line: number, text: string): void {
      const seen = unreadable[column];
      if (seen) seen.count += 1;
      else unreadable[column] = { line, count: 1, text };
    },
    count: (column: number) => unreadable[column]?.count ?? 0,
    /** Reports one finding for all curves with the same fault in a row, such as decimal commas throughout a file. */
    end(): void {
      const groups = new Map<
        string,
        { first: Seen; fault: string; columns: number[]; rest: number }
      >();
      for (const [column, seen] of unreadable.entries()) {
        if (!seen) continue;
        const fault = formFault(seen.text);
        const key = `${seen.line} ${fault}`;
        const group = groups.get(key) ?? { first: seen, fault, columns: [], rest: 0 };
        group.columns.push(column);
        group.rest += seen.count - 1;
        groups.set(key, group);
      }
      for (const { first, fault, columns, rest } of groups.values()) {
        const { text, line } = first;
        const { list, curve } = describeCurves(curves, columns);
        const isOne = columns.length === 1;
        const what = isOne
          ? `${list} is ${quoted(text)}`
          : `${list} are unreadable, beginning with ${quoted(text)}`;
        const more = `, and ${rest} more in ${isOne ? 'this curve' : 'these curves'} are unreadable`;
        report('value-format', line, `${what}: ${fault}${rest > 0 ? more : ''}.`, {
          curve,
          expected: 'a number',
          ...(isOne && { actual: text }),
        });
      }
    },
  };
}

/**
 * Two numbers without a space between them: -999.25-999.25, 2.65-0.12, 123.456.78. No two quantifiers match the same
 * digits, because backtracking over a million digits would take minutes.
 */
export const joinedNumbers = /^[-+]?(?:\d+(?:\.\d+)?|\.\d+)-\d|^-?\d+\.\d+(?:-\d*)?\./;

function formFault(text: string): string {
  if (/^[+-]?\d+,\d+$/.test(text)) return 'a decimal comma. Write a full stop';
  if (/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(text))
    return 'a number with a comma in it. Remove the comma';
  if (/^\d{4}-\d\d-\d\d|^\d\d?:\d\d|^\d\d?-[a-z]{3}-\d/i.test(text)) {
    return 'a date or a time, and LAS 1.2 and 2.0 allow only numbers. Write the seconds since the start';
  }
  if (/^\*+$/.test(text)) return 'a number that did not fit its column. Write the null value';
  if (joinedNumbers.test(text)) return 'two numbers without a space between them';
  return 'not a number. Write the null value, or the number from the print';
}

import { findItem } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import { curveName } from './curve-names.ts';
import type { DataContext, Row } from './data-check.ts';
import { quantity, quoted } from './quantity.ts';

/** Null values in common use, besides the declared one. */
const customary = new Set([-999, -999.25, -9999, -9999.25, -99999, -1e30]);

interface Seen {
  line: number;
  count: number;
  text: string;
}

/** Reads the values of a row and reports non-numbers and undeclared nulls. */
export function checkCells({ header, curves, nullValue, report }: DataContext) {
  const nulls = curves.map(() => 0);
  const otherNulls = curves.map(() => new Map<number, Seen>());
  const unreadable = curves.map((): Seen | undefined => undefined);
  const declared = findItem(header.items.W, 'NULL')?.value ?? '';
  let rows = 0;

  function read(text: string | undefined, column: number, line: number): number {
    if (text === undefined) return Number.NaN;
    const value = readNumber(text);
    if (Number.isNaN(value)) {
      const seen = unreadable[column];
      if (seen) seen.count += 1;
      else unreadable[column] = { line, count: 1, text };
      return value;
    }
    if (value === nullValue) {
      nulls[column]! += 1;
      return Number.NaN;
    }
    if (!customary.has(value) || column === 0) return value;
    const seen = otherNulls[column]!.get(value);
    if (seen) seen.count += 1;
    else otherNulls[column]!.set(value, { line, count: 1, text });
    return Number.NaN;
  }

  return {
    row(texts: readonly string[], line: number): Row {
      rows += 1;
      return { line, texts, values: curves.map((_, column) => read(texts[column], column, line)) };
    },
    end(): void {
      const state = declared === '' ? 'NULL is not declared' : `NULL says ${declared}`;
      for (const [column, { line: inHeader }] of curves.entries()) {
        const name = curveName(curves, column);
        const bad = unreadable[column];
        if (bad) {
          const more =
            bad.count > 1 ? `, and ${bad.count - 1} more in this curve are unreadable` : '';
          report(
            'value-format',
            bad.line,
            `${name} is ${quoted(bad.text)}: ${formFault(bad.text)}${more}.`,
          );
        }
        for (const { line, count, text } of otherNulls[column]!.values()) {
          report(
            'null-value',
            line,
            `${name} is ${text} in ${quantity(count, 'row')}, and ${state}. Replace it by one null value.`,
          );
        }
        if (column > 0 && rows > 0 && nulls[column] === rows) {
          report(
            'empty-curve',
            inHeader,
            `${name} is null in every row. Remove it or find its data.`,
          );
        }
      }
    },
  };
}

function formFault(text: string): string {
  if (/^[+-]?\d+,\d+$/.test(text)) return 'a decimal comma. Write a full stop';
  if (/^\*+$/.test(text)) return 'a number that did not fit its column. Write the null value';
  if (/^\d*\.?\d+-\d|^-?\d+\.\d+-?\d*\./.test(text))
    return 'two numbers without a space between them';
  return 'no number. Write the null value, or the number from the print';
}

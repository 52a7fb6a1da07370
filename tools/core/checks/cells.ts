import { findItem } from '../reading/header.ts';
import { splitCells } from '../reading/cells.ts';
import { readNumber } from '../reading/number.ts';
import { readPlainRow, type PlainRow } from '../reading/plain-row.ts';
import { latin1 } from '../reading/text-decoder.ts';
import { describeCurves } from './curve-names.ts';
import type { DataContext, Row } from './data-check.ts';
import { highest } from './extremes.ts';
import { decimalsOf, quantity, quoted } from './quantity.ts';

/** Common null values besides the declared one; the last two are the limits of a 16-bit number. */
export const customaryNulls: ReadonlySet<number> = new Set([
  ...[-999, -999.25, -999.9999, -9999, -9999.25, -9999.9999, -99999, -1e30, -32768, -32767],
]);
const highestCustomary = -999;
/** A null value this close to the reading above it counts as a reading, as in a column of depths below sea level. */
const nearby = 5;

interface Seen {
  line: number;
  count: number;
  text: string;
}

/** Reads the values of a row and reports non-numbers and undeclared nulls. */
export function checkCells({ header, curves, nullValue, report, wants }: DataContext) {
  const width = curves.length;
  const nulls = new Uint32Array(width);
  const otherNulls = curves.map(() => new Map<number, Seen>());
  const unreadable = curves.map((): Seen | undefined => undefined);
  const declared = findItem(header.items.W, 'NULL')?.value ?? '';
  const row: Row = { line: 0, decimals: 0, values: noValues(), isWhole: true };
  /** The row being read; otherwise the readings above the last complete row. */
  const other: PlainRow = { values: noValues(), decimals: 0 };
  let wholeRows = 0;

  function noValues(): Float64Array<ArrayBuffer> {
    return new Float64Array(width).fill(Number.NaN);
  }

  function beginWhole(line: number, decimals: number): void {
    const above = row.values;
    row.values = other.values;
    other.values = above;
    row.line = line;
    row.decimals = decimals;
    row.isWhole = true;
    wholeRows += 1;
  }

  function see(column: number, line: number, text: string): number {
    const seen = unreadable[column];
    if (seen) seen.count += 1;
    else unreadable[column] = { line, count: 1, text };
    return Number.NaN;
  }

  /** The reading, or NaN for a null. */
  function reading(value: number, column: number, textOf: () => string): number {
    // A depth of 0 is a depth even if NULL is 0.
    if (value === nullValue && (column > 0 || value !== 0)) {
      nulls[column]! += 1;
      return Number.NaN;
    }
    if (value > highestCustomary || column === 0 || !customaryNulls.has(value)) return value;
    if (Math.abs(other.values[column]! - value) < nearby) return value;
    const seen = otherNulls[column]!.get(value);
    if (seen) seen.count += 1;
    else otherNulls[column]!.set(value, { line: row.line, count: 1, text: textOf() });
    return Number.NaN;
  }

  /** Reports one finding for all curves with the same fault in a row, such as decimal commas throughout a file. */
  function reportUnreadable(): void {
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
  }

  /** Reports one finding per number, since one replacement fixes all of them. */
  function reportOtherNulls(): void {
    const state = declared === '' ? 'NULL is not declared' : `NULL is ${declared}`;
    for (const value of customaryNulls) {
      const seen = otherNulls.map((of, column) =>
        wants('null-value', curves[column]!.mnemonic) ? of.get(value) : undefined,
      );
      const lines = seen.filter((one) => one !== undefined);
      const [first] = lines.toSorted((a, b) => a.line - b.line);
      if (!first) continue;
      const columns = [...curves.keys()].filter((column) => seen[column]);
      const { list, curve } = describeCurves(curves, columns);
      const most = highest(lines.map(({ count }) => count));
      const are = columns.length > 1 ? 'are' : 'is';
      const within = `${columns.length > 1 && most > 1 ? 'up to ' : ''}${quantity(most, 'row')}`;
      report(
        'null-value',
        first.line,
        `${list} ${are} ${first.text} in ${within}, but ${state}. Use one null value throughout.`,
        {
          curve,
          ...(declared !== '' && { expected: declared }),
          actual: first.text,
        },
      );
    }
  }

  function reportEmpty(): void {
    const columns = [...curves.keys()].filter(
      (column) =>
        column > 0 && nulls[column] === wholeRows && wants('empty-curve', curves[column]!.mnemonic),
    );
    const [first] = columns;
    if (first === undefined || wholeRows === 0) return;
    const { list, curve } = describeCurves(curves, columns);
    const [are, them] =
      columns.length > 1 ? ['are', 'them or find their'] : ['is', 'it or find its'];
    report(
      'empty-curve',
      curves[first]!.line,
      `${list} ${are} null in every row. Remove ${them} data.`,
      { curve },
    );
  }

  return {
    row,
    /**
     * Reads the line that begins here as the row, if it contains one plain number per curve.
     * @returns where the next line begins, or -1
     */
    readPlain(bytes: Uint8Array, from: number, line: number): number {
      const next = readPlainRow(bytes, from, other);
      if (next === -1) return -1;
      beginWhole(line, other.decimals);
      const { values } = row;
      for (let column = 0; column < width; column++) {
        const value = values[column]!;
        if (value > highestCustomary && value !== nullValue) continue;
        values[column] = reading(value, column, cellOf(bytes, from, next, column));
      }
      return next;
    },
    /** For a row of another length, only the depth is used. */
    read(texts: readonly string[], line: number, isWhole: boolean): void {
      const decimals = decimalsOf(texts[0]!);
      if (isWhole) {
        beginWhole(line, decimals);
        for (let column = 0; column < width; column++) {
          const text = texts[column]!;
          const value = readNumber(text);
          row.values[column] =
            value === value ? reading(value, column, () => text) : see(column, line, text);
        }
        return;
      }
      Object.assign(row, { line, decimals, isWhole });
      if (width > 0) {
        const depth = readNumber(texts[0]!);
        row.values[0] = depth === nullValue && depth !== 0 ? Number.NaN : depth;
        // The value is missing because two numbers have no space between them.
        const joined = texts.findIndex((text) => joinedNumbers.test(text));
        if (joined > 0 && joined < width && texts.length < width) see(joined, line, texts[joined]!);
      }
    },
    /** Depths that are not numbers. */
    unreadableDepths: () => unreadable[0]?.count ?? 0,
    /** @param areKnown whether columns are known to belong to their curves */
    end(areKnown: boolean): void {
      reportUnreadable();
      if (!areKnown) return;
      reportOtherNulls();
      reportEmpty();
    },
  };
}

/** Returns a function that finds the text of a cell, which only the few common nulls need. */
const cellOf = (bytes: Uint8Array, from: number, to: number, column: number) => () =>
  splitCells(latin1(bytes.subarray(from, to)).trimEnd())[column]!;

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

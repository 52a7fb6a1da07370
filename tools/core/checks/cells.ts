import { splitCells } from '../reading/cells.ts';
import { readNumber } from '../reading/number.ts';
import { readPlainRow, type PlainRow } from '../reading/plain-row.ts';
import { latin1 } from '../reading/text-decoder.ts';
import { describeCurves } from './curve-names.ts';
import type { DataContext, Row } from './data-check.ts';
import { decimalsOf } from './quantity.ts';
import { createUndeclaredNulls, customaryNulls, highestCustomary } from './undeclared-nulls.ts';
import { createUnreadableValues, joinedNumbers } from './unreadable-values.ts';

/** A null value this close to the reading above it counts as a reading, as in a column of depths below sea level. */
const nearby = 5;

/** Reads the values of a row and reports non-numbers and undeclared nulls. */
export function checkCells(context: DataContext) {
  const { curves, nullValue, report, wants } = context;
  const width = curves.length;
  const nulls = new Uint32Array(width);
  const undeclaredNulls = createUndeclaredNulls(context);
  const unreadable = createUnreadableValues(context);
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

  /** The reading, or NaN for a null. */
  function reading(value: number, column: number, textOf: () => string): number {
    // A depth of 0 is a depth even if NULL is 0.
    if (value === nullValue && (column > 0 || value !== 0)) {
      nulls[column]! += 1;
      return Number.NaN;
    }
    if (value > highestCustomary || column === 0 || !customaryNulls.has(value)) return value;
    if (Math.abs(other.values[column]! - value) < nearby) return value;
    undeclaredNulls.add(column, value, row.line, textOf);
    return Number.NaN;
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
          if (value !== value) unreadable.add(column, line, text);
          row.values[column] = value === value ? reading(value, column, () => text) : value;
        }
        return;
      }
      Object.assign(row, { line, decimals, isWhole });
      if (width > 0) {
        const depth = readNumber(texts[0]!);
        row.values[0] = depth === nullValue && depth !== 0 ? Number.NaN : depth;
        // The value is missing because two numbers have no space between them.
        const joined = texts.findIndex((text) => joinedNumbers.test(text));
        if (joined > 0 && joined < width && texts.length < width) {
          unreadable.add(joined, line, texts[joined]!);
        }
      }
    },
    /** Depths that are not numbers. */
    unreadableDepths: () => unreadable.count(0),
    /** @param areKnown whether columns are known to belong to their curves */
    end(areKnown: boolean): void {
      unreadable.end();
      if (!areKnown) return;
      undeclaredNulls.end();
      reportEmpty();
    },
  };
}

/** Returns a function that finds the text of a cell, which only the few common nulls need. */
const cellOf = (bytes: Uint8Array, from: number, to: number, column: number) => () =>
  splitCells(latin1(bytes.subarray(from, to)).trimEnd())[column]!;

import { findItem } from '../reading/header.ts';
import { describeCurves } from './curve-names.ts';
import type { DataContext } from './data-check.ts';
import { highest } from './extremes.ts';
import { quantity } from './quantity.ts';

/** Common null values besides the declared one; the last two are the limits of a 16-bit number. */
export const customaryNulls: ReadonlySet<number> = new Set([
  ...[-999, -999.25, -999.9999, -9999, -9999.25, -9999.9999, -99999, -1e30, -32768, -32767],
]);
export const highestCustomary = -999;

interface Seen {
  line: number;
  count: number;
  text: string;
}

/** Collects common null values that the header does not declare. */
export function createUndeclaredNulls({ header, curves, report, wants }: DataContext) {
  const nulls = curves.map(() => new Map<number, Seen>());

  return {
    add(column: number, value: number, line: number, textOf: () => string): void {
      const seen = nulls[column]!.get(value);
      if (seen) seen.count += 1;
      else nulls[column]!.set(value, { line, count: 1, text: textOf() });
    },
    /** Reports one finding per number, since one replacement fixes all of them. */
    end(): void {
      const declared = findItem(header.items.W, 'NULL')?.value ?? '';
      const state = declared === '' ? 'NULL is not declared' : `NULL is ${declared}`;
      for (const value of customaryNulls) {
        const seen = nulls.map((of, column) =>
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
    },
  };
}

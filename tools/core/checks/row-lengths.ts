import { curveName } from './curve-names.ts';
import type { DataContext } from './data-check.ts';
import { quantity } from './quantity.ts';
import { joinedNumbers } from './unreadable-values.ts';

/** At most this many different lengths are reported. */
const maxLengths = 20;

/** Counts the rows whose number of values differs from the number of curves. */
export function createRowLengths({ header, curves, report }: DataContext) {
  const wanted = curves.length;
  /** If the whole section is missing, that is reported instead. */
  const counted = header.sections.some(({ letter }) => letter === 'C');
  /** By number of values: the line of the first such row and the number of rows. */
  const uneven = new Map<number, { line: number; count: number }>();

  return {
    add(texts: readonly string[], line: number): void {
      const { length } = texts;
      if (!counted || (length === wanted && wanted > 0)) return;
      const hasOtherCause = length < wanted && texts.some((text) => joinedNumbers.test(text));
      if (hasOtherCause) return;
      const seen = uneven.get(length);
      if (seen) seen.count += 1;
      else if (uneven.size < maxLengths) uneven.set(length, { line, count: 1 });
    },
    end(): void {
      const names = curves.map((_, column) => curveName(curves, column));
      const list = names.length > 6 || wanted === 0 ? '' : ` (${names.join(', ')})`;
      for (const [length, { line, count }] of uneven) {
        const rows = count === 1 ? 'This row has' : `${count} rows have`;
        const advice =
          length > wanted && uneven.size === 1 && count > 1
            ? `Add the missing ${length > wanted + 1 ? 'lines' : 'line'} to ~C.`
            : 'Repair the row or the curve section.';
        report(
          'column-count',
          line,
          `${rows} ${quantity(length, 'value')}, but ~C names ${quantity(wanted, 'curve')}${list}. ${advice}`,
          { expected: String(wanted), actual: String(length) },
        );
      }
    },
  };
}

import { splitCells } from '../reading/cells.ts';
import { findItem } from '../reading/header.ts';
import { joinedNumbers } from './unreadable-values.ts';
import { curveName } from './curve-names.ts';
import type { DataContext } from './data-check.ts';
import { quantity } from './quantity.ts';
import { createWrappedLayout } from './wrapped-layout.ts';

/** @param isWhole whether the row has one value per curve */
export type EmitRow = (texts: string[], line: number, isWhole: boolean) => void;

/** Combines lines into rows, wrapped or not, and compares their length with the curve section. */
export function createRowReader({ header, curves, report }: DataContext, emit: EmitRow) {
  const wanted = curves.length;
  const names = curves.map((_, column) => curveName(curves, column));
  /** If the whole section is missing, that is reported instead. */
  const counted = header.sections.some(({ letter }) => letter === 'C');
  let wrapped = findItem(header.items.V, 'WRAP')?.value.toUpperCase() === 'YES';
  let separator: string | undefined;
  let begun = false;
  let open: string[] = [];
  let openLine = 0;
  /** In a wrapped file: whether the depth is alone on its line, learnt from the first row. */
  let onlyDepthAlone: boolean | undefined;
  let sawAlone = false;
  const layout = createWrappedLayout();
  /** By number of values: the line of the first such row and the number of rows. */
  const uneven = new Map<number, { line: number; count: number }>();

  function finish(texts: string[], line: number): void {
    const isWhole = texts.length === wanted && wanted > 0;
    const hasOtherCause = texts.length < wanted && texts.some((text) => joinedNumbers.test(text));
    if (counted && !isWhole && !hasOtherCause) {
      const seen = uneven.get(texts.length);
      if (seen) seen.count += 1;
      else if (uneven.size < 20) uneven.set(texts.length, { line, count: 1 });
    }
    emit(texts, line, isWhole);
  }

  function finishOpen(): void {
    finish(open, openLine);
    layout.endRow(open[0]!);
    onlyDepthAlone ??= !sawAlone;
    open = [];
    sawAlone = false;
  }

  function beginWith(texts: string[], line: number): void {
    begun = true;
    if (wanted < 2) return;
    if (wrapped && texts.length === wanted) {
      wrapped = false;
      report(
        'wrap',
        line,
        `WRAP is YES, but one line contains all ${wanted} values. Write WRAP. NO.`,
        { expected: 'NO', actual: 'YES' },
      );
    } else if (!wrapped && texts.length === 1 && wanted > 2) {
      wrapped = true;
      report('wrap', line, 'WRAP is NO, but the depth is alone on its line. Write WRAP. YES.', {
        expected: 'YES',
        actual: 'NO',
      });
    } else if (wrapped && texts.length > 1) {
      report(
        'wrap',
        line,
        'In a wrapped file, the depth must be alone on its line. Export the file unwrapped.',
      );
    }
  }

  function split(text: string, line: number): string[] {
    const texts = splitAt(separator, text);
    if (begun || wanted < 2 || !/[,;]/.test(text)) return texts;
    if (texts.length >= wanted && !texts.slice(0, -1).every(endsWithMark)) return texts;
    for (const [mark, name] of separators) {
      const parts = splitAt(mark, text);
      if (parts.length !== wanted) continue;
      separator = mark;
      report(
        'value-format',
        line,
        `Values are separated by ${name} ("${mark}"). LAS 1.2 and 2.0 require spaces.`,
        { expected: 'spaces', actual: name },
      );
      return parts;
    }
    return texts;
  }

  return {
    /** Whether each line is a row of values separated by blanks, as in the first row. */
    hasPlainLines: () => begun && !wrapped && separator === undefined,
    line(text: string, line: number): void {
      const texts = split(text, line);
      if (!begun) beginWith(texts, line);
      if (!wrapped) {
        finish(texts, line);
        return;
      }
      // A depth begins a row, even if the row before it lost a value.
      if (open.length > 0 && texts.length === 1) {
        if (onlyDepthAlone || layout.beginsRow(texts[0]!)) finishOpen();
        else sawAlone = true;
      }
      if (open.length === 0) openLine = line;
      layout.addLine(texts.length);
      // Copying the row so far for each of its lines would take minutes for a row of a million values.
      for (const text of texts) open.push(text);
      if (open.length >= wanted) finishOpen();
    },
    end(): void {
      if (open.length > 0) finish(open, openLine);
      for (const [length, { line, count }] of uneven) {
        const list = names.length > 6 || wanted === 0 ? '' : ` (${names.join(', ')})`;
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

const separators = [
  [',', 'commas'],
  [';', 'semicolons'],
] as const;

const endsWithMark = (cell: string): boolean => /[,;]$/.test(cell);

/** Splits a line into cells, at this delimiter or, without one, at blanks. */
function splitAt(mark: string | undefined, text: string): string[] {
  if (mark === undefined) return splitCells(text);
  return text.split(mark).map((cell) => cell.trim());
}

import { findItem } from '../reading/header.ts';
import { createCellSplitter } from './cell-splitter.ts';
import type { DataContext } from './data-check.ts';
import { createRowLengths } from './row-lengths.ts';
import { createWrappedLayout } from './wrapped-layout.ts';

/** @param isWhole whether the row has one value per curve */
export type EmitRow = (texts: string[], line: number, isWhole: boolean) => void;

/** Combines lines into rows, wrapped or not. */
export function createRowReader(context: DataContext, emit: EmitRow) {
  const { header, curves, report } = context;
  const wanted = curves.length;
  const splitter = createCellSplitter(wanted, report);
  const lengths = createRowLengths(context);
  let wrapped = findItem(header.items.V, 'WRAP')?.value.toUpperCase() === 'YES';
  let begun = false;
  let open: string[] = [];
  let openLine = 0;
  /** In a wrapped file: whether the depth is alone on its line, learnt from the first row. */
  let onlyDepthAlone: boolean | undefined;
  let sawAlone = false;
  const layout = createWrappedLayout();

  function finish(texts: string[], line: number): void {
    lengths.add(texts, line);
    emit(texts, line, texts.length === wanted && wanted > 0);
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

  return {
    /** Whether each line is a row of values separated by blanks, as in the first row. */
    hasPlainLines: () => begun && !wrapped && splitter.hasBlanks(),
    line(text: string, line: number): void {
      const texts = begun ? splitter.split(text) : splitter.splitFirst(text, line);
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
      lengths.end();
    },
  };
}

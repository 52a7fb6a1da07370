import { splitCells } from '../reading/cells.ts';
import type { Report } from './report.ts';

const separators = [
  [',', 'commas'],
  [';', 'semicolons'],
] as const;

/** Splits lines into cells. The first row shows whether values are separated by blanks, as they must be. */
export function createCellSplitter(wanted: number, report: Report) {
  let separator: string | undefined;

  return {
    hasBlanks: () => separator === undefined,
    split: (text: string): string[] => splitAt(separator, text),
    splitFirst(text: string, line: number): string[] {
      const texts = splitCells(text);
      if (wanted < 2 || !/[,;]/.test(text)) return texts;
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
    },
  };
}

const endsWithMark = (cell: string): boolean => /[,;]$/.test(cell);

/** Splits a line into cells, at this delimiter or, without one, at blanks. */
function splitAt(mark: string | undefined, text: string): string[] {
  if (mark === undefined) return splitCells(text);
  return text.split(mark).map((cell) => cell.trim());
}

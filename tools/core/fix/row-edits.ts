import { customaryNulls } from '../checks/undeclared-nulls.ts';
import { readNumber } from '../reading/number.ts';

const cell = /(\s*)(\S+)/g;

export function cellsOf(line: string): number {
  return line.match(/\S+/g)?.length ?? 0;
}

/**
 * Replaces the other null values by a single one. A cell keeps its width if there is room.
 * @param before the cells of the row on the lines above
 */
export function replaceNulls(line: string, before: number, nullText: string): string {
  const declared = readNumber(nullText);
  let column = before;
  return line.replace(cell, (whole: string, blanks: string, text: string) => {
    const value = readNumber(text);
    const isOther = column > 0 && value !== declared && customaryNulls.has(value);
    column += 1;
    if (!isOther) return whole;
    if (blanks.includes('\t')) return `${blanks}${nullText}`;
    return nullText.padStart(nullText.length + (blanks === '' ? 0 : 1)).padStart(whole.length);
  });
}

/** Joins the lines of a wrapped row. */
export function joinRow(lines: readonly string[]): string {
  return lines
    .map((line, at) => (at === 0 ? line.trimEnd() : line.trimEnd().replace(/^(?=\S)/, ' ')))
    .join('');
}

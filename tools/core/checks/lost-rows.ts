import { splitCells } from '../reading/cells.ts';
import type { Header } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';

/** Fewer lines of numbers in a header do not count as rows. */
const fewest = 3;

export interface LineTakers {
  isRow(text: string): boolean;
  /** Receives a line of the header. */
  header(text: string, number: number): void;
  /** Called with the line of the first row before that row is processed. */
  begin(number: number): void;
  row(text: string, number: number): void;
}

/** Separates rows from the preceding header if the ~A line between them is missing. */
export function createLostRows(takers: LineTakers) {
  let waiting: { text: string; number: number }[] = [];

  /** Called if no row follows: the pending lines belong to the header. */
  function end(): void {
    for (const { text, number } of waiting) takers.header(text, number);
    waiting = [];
  }

  return {
    end,
    line(text: string, number: number): void {
      if (!takers.isRow(text)) {
        end();
        takers.header(text, number);
        return;
      }
      waiting.push({ text, number });
      if (waiting.length < fewest) return;
      takers.begin(waiting[0]!.number);
      for (const row of waiting) takers.row(row.text, row.number);
      waiting = [];
    },
  };
}

/** Whether a line contains a number for each curve and nothing else. */
export function isRow({ items }: Header, text: string): boolean {
  if (items.C.length < 2 || text.includes(':')) return false;
  const cells = splitCells(text);
  return cells.length === items.C.length && !cells.some((cell) => Number.isNaN(readNumber(cell)));
}

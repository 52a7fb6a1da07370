import { splitCells } from '../reading/cells.ts';
import type { Header } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';

/** Fewer lines of numbers in a header are not taken for rows. */
const fewest = 3;

export interface LineTakers {
  isRow(text: string): boolean;
  /** Takes a line of the header. */
  header(text: string, number: number): void;
  /** Called before the first row is taken, with its line. */
  begin(number: number): void;
  row(text: string, number: number): void;
}

/** Tells rows whose line ~A is lost from the header that they follow. */
export function createLostRows(takers: LineTakers) {
  let waiting: { text: string; number: number }[] = [];

  /** No row follows: what waits belongs to the header. */
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

/** Whether a line holds a number for each curve and nothing else. */
export function isRow({ items }: Header, text: string): boolean {
  if (items.C.length < 2 || text.includes(':')) return false;
  const cells = splitCells(text);
  return cells.length === items.C.length && !cells.some((cell) => Number.isNaN(readNumber(cell)));
}

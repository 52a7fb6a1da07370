import type { Finding } from '#tools/core/types.ts';
import type { LineView } from '../messages.ts';

/** Longer lines are cut around what is marked. */
const longest = 240;

/**
 * A line of the file as it is shown: what the finding is about is marked, the value of its curve or the text that it
 * names, or else the whole line.
 * @param column of the curve, for a row of the data section
 */
export function markLine(
  { number, text }: { number: number; text: string },
  finding: Finding,
  column: number,
  columns: number,
): LineView {
  const visible = text.replace(/\p{Cc}/gu, pictureOf);
  if (number !== finding.line) return { number, pieces: [cut(visible, longest), '', ''] };
  const [from, to] = cellAt(visible, column, columns) ??
    placeOf(visible, finding.actual) ?? [/\S|$/.exec(visible)!.index, visible.trimEnd().length];
  const before = visible.slice(0, from);
  return {
    number,
    pieces: [
      before.length > longest / 2 ? `…${before.slice(-longest / 2)}` : before,
      cut(visible.slice(from, to), longest),
      cut(visible.slice(to), longest / 2),
    ],
  };
}

/** A control character as its picture, since it cannot be seen; a tab can. */
function pictureOf(character: string): string {
  const code = character.charCodeAt(0);
  return code === 9 ? character : String.fromCharCode(0x2400 + Math.min(code, 0x21));
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

type Place = readonly [from: number, to: number];

/** The value of a column, if the line has one for each. */
function cellAt(text: string, column: number, columns: number): Place | undefined {
  if (column < 0 || text.length > 100_000) return undefined;
  const cells = [...text.matchAll(/\S+/g)];
  const cell = cells.length === columns ? cells[column] : undefined;
  return cell && [cell.index, cell.index + cell[0].length];
}

/** Where the line says what the finding calls the actual text, if it says it once. */
function placeOf(text: string, actual: string | undefined): Place | undefined {
  if (!actual) return undefined;
  const at = text.toUpperCase().indexOf(actual.toUpperCase());
  const isOnly = at !== -1 && at === text.toUpperCase().lastIndexOf(actual.toUpperCase());
  return isOnly ? [at, at + actual.length] : undefined;
}

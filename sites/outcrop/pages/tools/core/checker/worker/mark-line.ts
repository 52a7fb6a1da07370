import type { Finding } from '#tools/core/types.ts';
import type { LineView } from '../messages.ts';

/** Longer lines are cut around what is marked. */
const longest = 240;

/**
 * Prepares a line of the file. In the line of the finding it marks the value of the curve, else the text that the
 * finding names, else the whole line.
 * @param column of the curve, for a row of the data section; -1 otherwise
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

/** A control character as its picture, because it cannot be seen itself. A tab stays: it can. */
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

/** Where the line has the actual text of the finding, if it has it once. */
function placeOf(text: string, actual: string | undefined): Place | undefined {
  if (!actual) return undefined;
  // Not in capitals: 'ß' has two of them, which would move the place.
  const [line, wanted] = [text.toLowerCase(), actual.toLowerCase()];
  const at = line.indexOf(wanted);
  const isOnly = at !== -1 && at === line.lastIndexOf(wanted);
  return isOnly ? [at, at + actual.length] : undefined;
}

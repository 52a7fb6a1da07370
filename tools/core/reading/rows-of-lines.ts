/** A written value: its line, and its position in it. */
export interface RowCell {
  text: string;
  line: number;
  at: number;
}

/** Longer rows are left out. */
const longestRow = 100_000;

/**
 * Returns the whole rows among some lines of the data section: lines with one value per curve or, in a wrapped file,
 * groups of lines, for which the row at `start` is the model.
 */
export function rowsOfLines(
  lines: readonly { number: number; text: string }[],
  start: number,
  columns: number,
): RowCell[][] {
  const pieces = lines.map(cellsOf).filter(([first]) => first && !/^[~#]/.test(first.text));
  const first = pieces.findIndex(([cell]) => cell!.line === start);
  if (first === -1) return [];
  const isWhole = (cells: readonly RowCell[]) => cells.length === columns;
  if (pieces[first]!.length >= columns) return pieces.filter(isWhole);
  // A depth that is alone on its line begins a row, even after one that lost a value.
  const isDepth =
    pieces[first]!.length === 1 ? (cells: readonly RowCell[]) => cells.length === 1 : () => false;
  return [...rowsAbove(), ...rowsBelow()].filter(isWhole);

  function rowsBelow(): RowCell[][] {
    const rows: RowCell[][] = [];
    let open: RowCell[] = [];
    for (const cells of pieces.slice(first)) {
      open = isDepth(cells) ? cells : [...open, ...cells];
      if (open.length < columns) continue;
      rows.push(open);
      open = [];
    }
    return rows;
  }

  function rowsAbove(): RowCell[][] {
    const rows: RowCell[][] = [];
    let open: RowCell[] = [];
    for (const cells of pieces.slice(0, first).toReversed()) {
      open = [...cells, ...open];
      if (open.length < columns && !isDepth(cells)) continue;
      rows.unshift(open);
      open = [];
    }
    return rows;
  }
}

function cellsOf({ number, text }: { number: number; text: string }): RowCell[] {
  if (text.length > longestRow) return [];
  return [...text.matchAll(/\S+/g)].map(({ 0: cell, index }) => ({
    ...{ text: cell, line: number, at: index },
  }));
}

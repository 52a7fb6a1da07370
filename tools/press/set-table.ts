import { composeParagraph } from './compose-paragraph.ts';
import { page, styles } from './page-style.ts';
import { drawLabel, measureLabel } from './pen.ts';
import type { Doc } from './pen.ts';
import { hairline } from './print-colours.ts';
import type { TableBlock } from './printable.ts';

const lead = 11.8;
const cellGap = 12;

/** Sets a table to the width of the text, with horizontal rules only. */
export function setTable(
  doc: Doc,
  table: TableBlock,
): { height: number; draw: (y: number) => void } {
  const widths = columnWidths(doc, table);
  const lefts = widths.map((_, i) =>
    widths.slice(0, i).reduce((sum, width) => sum + width + cellGap, page.text),
  );
  const numeric = new Set(table.numeric ?? []);
  const setRow = (
    cells: readonly string[],
    style: typeof styles.table | typeof styles.tableHead,
  ) => {
    const lines = cells.map((cell, i) =>
      composeParagraph(doc, cell, style, widths[i] ?? 0, 'ragged'),
    );
    return { cells, lines, height: Math.max(...lines.map((cell) => cell.length)) * lead + 5 };
  };
  const head = setRow(table.head, styles.tableHead);
  const rows = table.rows.map((row) => setRow(row, styles.table));
  const drawRow = (row: ReturnType<typeof setRow>, y: number, isHead: boolean) => {
    row.cells.forEach((cell, i) => {
      const left = lefts[i] ?? 0;
      const right = left + (widths[i] ?? 0);
      const style = isHead ? styles.tableHead : styles.table;
      if (numeric.has(i) && row.lines[i]?.length === 1) {
        drawLabel(doc, cell, { x: right, y: y + 11, align: 'right' }, style);
      } else row.lines[i]?.forEach((line, n) => line.draw(left, y + 11 + n * lead));
    });
  };
  return {
    height: head.height + rows.reduce((sum, row) => sum + row.height, 0) + 4,
    draw: (top) => {
      rule(doc, top, 0.9, doc.colours.ink);
      drawRow(head, top + 0.5, true);
      let y = top + head.height;
      rule(doc, y, 0.5, doc.colours.ink);
      for (const [index, row] of rows.entries()) {
        if (index > 0) rule(doc, y, 0.35, hairline);
        drawRow(row, y + 0.5, false);
        y += row.height;
      }
      rule(doc, y + 1, 0.9, doc.colours.ink);
    },
  };
}

function rule(doc: Doc, y: number, weight: number, colour: string): void {
  doc.moveTo(page.text, y).lineTo(page.right, y).lineWidth(weight).strokeColor(colour).stroke();
}

/** Uses the given shares, or shares by the widest cell, moderated so that long texts wrap. */
function columnWidths(doc: Doc, table: TableBlock): number[] {
  const shares =
    table.widths ??
    table.head.map((title, i) =>
      Math.min(
        170,
        Math.max(
          measureLabel(doc, title, styles.tableHead) + 2,
          ...table.rows.map((row) => measureLabel(doc, row[i] ?? '', styles.table) + 2),
        ),
      ),
    );
  const room = page.textWidth - cellGap * (table.head.length - 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (share / total) * room);
}

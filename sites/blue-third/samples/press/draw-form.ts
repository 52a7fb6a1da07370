import type { Area } from '#tools/press/area.ts';
import { styles } from '#tools/press/page-style.ts';
import { drawLabel, type Doc } from '#tools/press/pen.ts';
import { tintOf } from '#tools/press/print-colours.ts';
import type { FormFigure } from './figure.ts';
import { inks, marked as markedInk } from './inks.ts';

const labelRoom = 66;

/** A chorus as a sheet of bars. */
export function drawForm(doc: Doc, { rows, marked = [] }: FormFigure, area: Area): void {
  const columns = Math.max(...rows.map(({ bars }) => bars.length));
  const width = (area.width - labelRoom) / columns;
  const height = area.height / rows.length;
  let number = 0;
  rows.forEach(({ label, bars }, row) => {
    const y = area.y + row * height;
    drawLabel(
      doc,
      label,
      { x: area.x, y: y + height / 2 + 2 },
      { ...styles.figure, colour: inks.muted },
    );
    bars.forEach((chords, column) => {
      const x = area.x + labelRoom + column * width;
      const colour = marked.includes(number) ? markedInk : inks.accent;
      doc
        .rect(x, y + 2, width - 3, height - 5)
        .fillColor(tintOf(colour, 0.1))
        .fill();
      doc
        .rect(x, y + 2, 2, height - 5)
        .fillColor(colour)
        .fill();
      number += 1;
      drawLabel(
        doc,
        String(number),
        { x: x + 7, y: y + 12 },
        { ...styles.figure, size: 6, colour: inks.muted },
      );
      const at = { x: x + width / 2, y: y + height / 2 + 5, align: 'centre' as const };
      drawLabel(doc, chords, at, {
        ...styles.figure,
        size: chords.length > 9 ? 8 : 10.5,
        bold: true,
      });
    });
  });
}

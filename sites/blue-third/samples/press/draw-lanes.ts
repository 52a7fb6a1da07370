import type { Area } from '#tools/press/area.ts';
import { styles } from '#tools/press/page-style.ts';
import { drawLabel, type Doc } from '#tools/press/pen.ts';
import type { LanesFigure } from './figure.ts';
import { inks, marked } from './inks.ts';

const labelRoom = 112;

/** Strokes in time: full discs on the beat, the second colour between beats, small discs for light strokes. */
export function drawLanes(doc: Doc, { beats, lanes }: LanesFigure, area: Area): void {
  const left = area.x + labelRoom;
  const toX = (beat: number) => left + 8 + (beat / beats) * (area.width - labelRoom - 8);
  const height = (area.height - 18) / lanes.length;
  doc.lineWidth(0.5).strokeColor(inks.faint);
  for (let beat = 0; beat <= beats; beat += 1) {
    const x = toX(beat);
    doc
      .moveTo(x, area.y + 14)
      .lineTo(x, area.y + area.height)
      .stroke();
    if (beat < beats)
      drawLabel(doc, String((beat % 4) + 1), { x, y: area.y + 9, align: 'centre' }, styles.figure);
  }
  lanes.forEach(({ label, at, weak = [] }, i) => {
    const y = area.y + 18 + (i + 0.5) * height;
    drawLabel(doc, label, { x: area.x, y: y + 2.5 }, styles.figure);
    doc
      .lineWidth(0.35)
      .strokeColor(inks.faint)
      .moveTo(left, y)
      .lineTo(area.x + area.width, y)
      .stroke();
    for (const beat of at) {
      const onBeat = Number.isInteger(beat);
      doc
        .circle(toX(beat), y, weak.includes(beat) ? 2.6 : 4.6)
        .fillColor(onBeat ? inks.accent : marked)
        .fill();
    }
  });
}

import type { Area } from '#tools/press/area.ts';
import { styles } from '#tools/press/page-style.ts';
import { drawLabel, measureLabel } from '#tools/press/pen.ts';
import type { Doc } from '#tools/press/pen.ts';

export interface LegendEntry {
  label: string;
  /** Draws the sample centred on a point, 18 points wide. */
  sample: (x: number, y: number) => void;
}

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

const lead = 11;
const style = styles.figure;

/** A legend in a corner of a frame, on a white ground. */
export function drawLegend(doc: Doc, area: Area, corner: Corner, entries: LegendEntry[]): void {
  if (entries.length === 0) return;
  const width = 34 + Math.max(...entries.map((entry) => measureLabel(doc, entry.label, style)));
  const height = entries.length * lead + 5;
  const x = corner.endsWith('left') ? area.x + 7 : area.x + area.width - width - 7;
  const y = corner.startsWith('top') ? area.y + 7 : area.y + area.height - height - 8;
  doc.rect(x, y, width, height).fillOpacity(0.88).fill('#ffffff').fillOpacity(1);
  entries.forEach((entry, i) => {
    const middle = y + 8 + i * lead;
    entry.sample(x + 13, middle);
    drawLabel(doc, entry.label, { x: x + 28, y: middle + 2.5 }, style);
  });
}

/** Entries in one row, centred at the foot of an area; the caller leaves 14 points for it. */
export function drawLegendRow(doc: Doc, area: Area, entries: LegendEntry[]): void {
  const widths = entries.map((entry) => 26 + measureLabel(doc, entry.label, style) + 14);
  let x = area.x + (area.width - widths.reduce((sum, width) => sum + width, 0) + 14) / 2;
  const middle = area.y + area.height - 5;
  entries.forEach((entry, i) => {
    entry.sample(x + 10, middle);
    drawLabel(doc, entry.label, { x: x + 25, y: middle + 2.5 }, style);
    x += widths[i] ?? 0;
  });
}

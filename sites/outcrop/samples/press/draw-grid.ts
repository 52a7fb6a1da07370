import type { Area } from '#tools/press/area.ts';
import type { GraphicOf } from './graphic.ts';
import { drawLegendRow } from './legend.ts';
import { styles } from '#tools/press/page-style.ts';
import { paperWhite, tintOf } from '#tools/press/print-colours.ts';
import { palette } from './palette.ts';
import { drawLabel, measureLabel } from '#tools/press/pen.ts';
import type { Doc } from '#tools/press/pen.ts';

type Grid = GraphicOf<'grid'>;

const style = styles.figure;

function cellText(grid: Grid, value: number): string {
  if (grid.show === 'percent') return `${Math.round(value * 100)} %`;
  if (grid.show === 'decimal') return value.toFixed(2);
  return String(Math.round(value));
}

/** Shaded cells with row and column names; or a map of classes with a legend. */
export function drawGrid(doc: Doc, grid: Grid, outer: Area): void {
  const names = grid.rows.some((name) => name !== '');
  const heads = grid.columns.some((name) => name !== '');
  const left =
    (names ? Math.max(...grid.rows.map((name) => measureLabel(doc, name, style))) + 6 : 0) +
    (grid.rowLabel ? 14 : 0);
  const head = (heads ? 12 : 1) + (grid.columnLabel ? 12 : 0);
  const foot = grid.classes ? 18 : 2;
  const area = {
    x: outer.x + left,
    y: outer.y + head,
    width: outer.width - left - 1,
    height: outer.height - head - foot,
  };
  const [dx, dy] = [area.width / grid.columns.length, area.height / grid.rows.length];
  const peak = Math.max(...grid.values.flat(), 1e-9);
  grid.values.forEach((row, r) => {
    row.forEach((value, c) => {
      const [x, y] = [area.x + c * dx, area.y + r * dy];
      const strength = grid.classes ? 0.62 : Math.sqrt(Math.max(0, value) / peak) * 0.85;
      const ink = grid.classes?.[value]?.ink ?? grid.ink ?? 'lapis';
      doc.rect(x, y, dx, dy).lineWidth(0.5).undash();
      doc.fillAndStroke(tintOf(palette[ink], strength), paperWhite);
      if (grid.classes || grid.show === 'nothing') return;
      const colour = strength > 0.55 ? paperWhite : palette.ink;
      const at = { x: x + dx / 2, y: y + dy / 2 + 3, align: 'centre' } as const;
      drawLabel(doc, cellText(grid, value), at, { ...style, size: 8, colour });
    });
  });
  doc
    .rect(area.x, area.y, area.width, area.height)
    .lineWidth(0.6)
    .strokeColor(palette.ink)
    .stroke();
  grid.rows.forEach((name, r) => {
    const y = area.y + (r + 0.5) * dy + 2.5;
    drawLabel(doc, name, { x: area.x - 5, y, align: 'right' }, style);
  });
  grid.columns.forEach((name, c) => {
    const x = area.x + (c + 0.5) * dx;
    drawLabel(doc, name, { x, y: area.y - 4, align: 'centre' }, style);
  });
  const label = { ...style, size: 7.4 };
  if (grid.columnLabel) {
    const at = { x: area.x + area.width / 2, y: outer.y + 8, align: 'centre' } as const;
    drawLabel(doc, grid.columnLabel, at, label);
  }
  if (grid.rowLabel) {
    const at = { x: outer.x + 7, y: area.y + area.height / 2, align: 'centre', angle: 90 } as const;
    drawLabel(doc, grid.rowLabel, at, label);
  }
  const entries = (grid.classes ?? []).map((entry) => ({
    label: entry.label,
    sample: (x: number, y: number) => {
      doc
        .rect(x - 6, y - 3.5, 12, 7)
        .fillColor(tintOf(palette[entry.ink], 0.62))
        .fill();
    },
  }));
  if (entries.length > 0) drawLegendRow(doc, outer, entries);
}

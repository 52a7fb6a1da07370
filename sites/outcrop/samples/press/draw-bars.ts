import type { Area } from '#tools/press/area.ts';
import type { GraphicOf } from './graphic.ts';
import { drawLegendRow } from './legend.ts';
import { styles } from '#tools/press/page-style.ts';
import { hairline } from '#tools/press/print-colours.ts';
import { palette } from './palette.ts';
import { drawLabel, measureLabel } from '#tools/press/pen.ts';
import type { Doc } from '#tools/press/pen.ts';
import { scaleOf, tickText, ticksOf } from './scale.ts';

const style = styles.figure;

/** Bars by category, grouped or stacked, upright or lying. */
export function drawBars(doc: Doc, bars: GraphicOf<'bars'>, area: Area): void {
  const legend = bars.series.filter((series) => series.label);
  const outer = legend.length > 0 ? { ...area, height: area.height - 16 } : area;
  if (bars.horizontal) drawLying(doc, bars, outer);
  else drawUpright(doc, bars, outer);
  const entries = legend.map((series) => ({
    label: series.label ?? '',
    sample: (x: number, y: number) => {
      doc
        .rect(x - 6, y - 3.5, 12, 7)
        .fillColor(palette[series.ink])
        .fill();
    },
  }));
  if (entries.length > 0) drawLegendRow(doc, area, entries);
}

/** For each bar: its position across its band (0 to 1, with thickness) and its ends in values. */
function barsOf(bars: GraphicOf<'bars'>, category: number) {
  const share = bars.stacked ? 0.62 : 0.72 / bars.series.length;
  const start = bars.stacked ? 0.19 : 0.14;
  let sum = 0;
  return bars.series.map((series, i) => {
    const value = series.values[category] ?? 0;
    const from = bars.stacked ? sum : Math.max(0, bars.value.min);
    sum += value;
    return {
      colour: palette[series.ink],
      offset: bars.stacked ? start : start + i * share,
      share: bars.stacked ? share : share * 0.92,
      from,
      to: bars.stacked ? sum : value,
    };
  });
}

function drawUpright(doc: Doc, bars: GraphicOf<'bars'>, outer: Area): void {
  const ticks = ticksOf(bars.value, Math.max(3, Math.round(outer.height / 42)));
  const texts = ticks.map((tick, i) => tickText(bars.value, tick, i));
  const left = outer.x + Math.max(...texts.map((text) => measureLabel(doc, text, style))) + 19;
  const lines = Math.max(...bars.categories.map((name) => name.split('\n').length));
  const area = {
    x: left,
    y: outer.y + 5,
    width: outer.x + outer.width - left - 4,
    height: outer.height - 13 - lines * 8.6 - (bars.categoryLabel ? 12 : 0),
  };
  const foot = area.y + area.height;
  const toY = scaleOf(bars.value, foot, area.y);
  ticks.forEach((tick, i) => {
    doc.moveTo(area.x, toY(tick)).lineTo(area.x + area.width, toY(tick));
    doc.lineWidth(0.35).undash().strokeColor(hairline).stroke();
    drawLabel(doc, texts[i] ?? '', { x: area.x - 4, y: toY(tick) + 2.5, align: 'right' }, style);
  });
  const band = area.width / bars.categories.length;
  bars.categories.forEach((name, category) => {
    const x = area.x + category * band;
    for (const bar of barsOf(bars, category)) {
      const [y1, y2] = [toY(bar.from), toY(bar.to)];
      doc.rect(x + bar.offset * band, Math.min(y1, y2), bar.share * band, Math.abs(y2 - y1));
      doc.fillColor(bar.colour).fill();
    }
    name.split('\n').forEach((line, i) => {
      drawLabel(doc, line, { x: x + band / 2, y: foot + 10 + i * 8.6, align: 'centre' }, style);
    });
  });
  const base = toY(Math.max(0, bars.value.min));
  doc.moveTo(area.x, base).lineTo(area.x + area.width, base);
  doc.lineWidth(0.7).strokeColor(palette.ink).stroke();
  const label = { ...style, size: 7.4 };
  const middle = area.y + area.height / 2;
  drawLabel(
    doc,
    bars.value.label,
    { x: outer.x + 7, y: middle, align: 'centre', angle: 90 },
    label,
  );
  if (bars.categoryLabel) {
    const at = {
      x: area.x + area.width / 2,
      y: outer.y + outer.height - 1,
      align: 'centre',
    } as const;
    drawLabel(doc, bars.categoryLabel, at, label);
  }
}

function drawLying(doc: Doc, bars: GraphicOf<'bars'>, outer: Area): void {
  const left =
    outer.x + 8 + Math.max(...bars.categories.map((name) => measureLabel(doc, name, style)));
  const area = {
    x: left,
    y: outer.y + 4,
    width: outer.x + outer.width - left - 8,
    height: outer.height - 34,
  };
  const foot = area.y + area.height;
  const toX = scaleOf(bars.value, area.x, area.x + area.width);
  ticksOf(bars.value, 6).forEach((tick, i) => {
    doc.moveTo(toX(tick), area.y).lineTo(toX(tick), foot);
    doc.lineWidth(0.35).undash().strokeColor(hairline).stroke();
    const text = tickText(bars.value, tick, i);
    drawLabel(doc, text, { x: toX(tick), y: foot + 10, align: 'centre' }, style);
  });
  const band = area.height / bars.categories.length;
  bars.categories.forEach((name, category) => {
    const y = area.y + category * band;
    for (const bar of barsOf(bars, category)) {
      const [x1, x2] = [toX(bar.from), toX(bar.to)];
      doc.rect(Math.min(x1, x2), y + bar.offset * band, Math.abs(x2 - x1), bar.share * band);
      doc.fillColor(bar.colour).fill();
    }
    drawLabel(doc, name, { x: area.x - 5, y: y + band / 2 + 2.5, align: 'right' }, style);
  });
  const base = toX(Math.max(0, bars.value.min));
  doc.moveTo(base, area.y).lineTo(base, foot).lineWidth(0.7).strokeColor(palette.ink).stroke();
  const at = { x: area.x + area.width / 2, y: foot + 24, align: 'centre' } as const;
  drawLabel(doc, bars.value.label, at, { ...style, size: 7.4 });
}

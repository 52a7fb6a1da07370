import type { Area } from '#tools/press/area.ts';
import { drawBars } from './draw-bars.ts';
import { drawGrid } from './draw-grid.ts';
import { drawDrawing, drawPlot } from './draw-plot.ts';
import { drawTracks } from './draw-tracks.ts';
import { drawPiper, drawStiff } from './draw-waters.ts';
import type { Graphic, SingleGraphic } from './graphic.ts';
import { styles } from '#tools/press/page-style.ts';
import { drawLabel } from '#tools/press/pen.ts';
import type { Doc } from '#tools/press/pen.ts';

/** Draws a figure into an area of the page. */
export function drawGraphic(doc: Doc, graphic: Graphic, area: Area): void {
  doc.save();
  if (graphic.kind !== 'panels') drawSingle(doc, graphic, area);
  else {
    const gap = 14;
    const count = graphic.panels.length;
    const width = (area.width - gap * (count - 1)) / count;
    graphic.panels.forEach((panel, i) => {
      const x = area.x + i * (width + gap);
      const title = `**(${'abc'.charAt(i)})** ${panel.title}`;
      drawLabel(doc, title, { x, y: area.y + 8 }, styles.figure);
      drawSingle(doc, panel.graphic, { x, y: area.y + 14, width, height: area.height - 14 });
    });
  }
  doc.restore();
}

function drawSingle(doc: Doc, graphic: SingleGraphic, area: Area): void {
  switch (graphic.kind) {
    case 'plot':
      return drawPlot(doc, graphic, area);
    case 'drawing':
      return drawDrawing(doc, graphic, area);
    case 'bars':
      return drawBars(doc, graphic, area);
    case 'tracks':
      return drawTracks(doc, graphic, area);
    case 'grid':
      return drawGrid(doc, graphic, area);
    case 'piper':
      return drawPiper(doc, graphic, area);
    case 'stiff':
      return drawStiff(doc, graphic, area);
  }
}

import type { Area } from '#tools/press/area.ts';
import { randomFrom } from '#tools/press/sampling.ts';
import type { Doc } from '#tools/press/pen.ts';
import type { Pattern } from './shape.ts';

type Painter = (doc: Doc, box: Area) => void;

/** Calls `paint` at every point of a lattice whose rows are offset alternately. */
function lattice(box: Area, dx: number, dy: number, paint: (x: number, y: number) => void): void {
  for (let row = 0; row * dy <= box.height + dy; row += 1) {
    const shift = row % 2 === 0 ? 0 : dx / 2;
    for (let x = box.x - dx + shift; x <= box.x + box.width + dx; x += dx) {
      paint(x, box.y + row * dy);
    }
  }
}

function bricks(slant: number): Painter {
  return (doc, box) => {
    const [dx, dy] = [17, 8];
    for (let y = box.y; y <= box.y + box.height + dy; y += dy) {
      doc.moveTo(box.x, y).lineTo(box.x + box.width, y);
    }
    lattice(box, dx, dy, (x, y) => doc.moveTo(x, y).lineTo(x - slant, y + dy));
    doc.stroke();
  };
}

const painters: Record<Pattern, Painter> = {
  sand: (doc, box) => {
    const random = randomFrom('sand');
    lattice(box, 6.4, 5, (x, y) => {
      doc.circle(x + random.uniform(-1.4, 1.4), y + random.uniform(-1.2, 1.2), 0.48);
    });
    doc.fill();
  },
  gravel: (doc, box) => {
    const random = randomFrom('gravel');
    lattice(box, 13, 8.5, (x, y) => {
      const size = random.uniform(1.3, 2.9);
      doc.ellipse(x + random.uniform(-2, 2), y + random.uniform(-1.4, 1.4), size * 1.35, size);
    });
    doc.stroke();
  },
  clay: (doc, box) => {
    lattice(box, 15, 6, (x, y) => doc.moveTo(x, y).lineTo(x + 8, y));
    doc.stroke();
  },
  shale: (doc, box) => {
    lattice(box, 20, 4, (x, y) => doc.moveTo(x, y).lineTo(x + 16, y));
    doc.stroke();
  },
  limestone: bricks(0),
  dolomite: bricks(3.4),
  basement: (doc, box) => {
    lattice(box, 13, 9, (x, y) => {
      doc.moveTo(x - 1.8, y).lineTo(x + 1.8, y);
      doc.moveTo(x, y - 1.8).lineTo(x, y + 1.8);
    });
    doc.stroke();
  },
  water: (doc, box) => {
    lattice(box, 22, 9, (x, y) => {
      doc.moveTo(x, y).bezierCurveTo(x + 2.5, y - 1.6, x + 5, y + 1.6, x + 7.5, y);
    });
    doc.stroke();
  },
};

/** Fills the current clip, whose bounds are `box`, with an ornament. */
export function drawPattern(doc: Doc, pattern: Pattern, box: Area, colour: string): void {
  doc.lineWidth(0.45).strokeColor(colour).fillColor(colour).undash();
  painters[pattern](doc, box);
}

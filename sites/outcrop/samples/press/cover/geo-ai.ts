import type { Point } from '../shape.ts';
import { bandPaths } from './bands.ts';
import { filled, pathOf, pick, px, stroked } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { contourChains, heightField } from './height-field.ts';

const levels = [0.22, 0.4, 0.56, 0.72];

/** A drawn geological map on the left that turns, cell by cell, into a classified raster on the right. */
export function geoAi(canvas: Canvas): string {
  const { width, scheme, random } = canvas;
  const field = heightField(canvas, 8, 9);
  const offset = random.integer(0, 5);
  const classes = [4, 0, 1, 3, 2].map((at) => pick(scheme.strata, at + offset));
  const parts = [filled(`M0 0H${width}V${canvas.height}H0Z`, classes[0] ?? scheme.ground)];
  bandPaths(field, levels).forEach((d, i) => parts.push(filled(d, pick(classes, i + 1))));
  for (const level of levels) {
    for (const chain of contourChains(field, level)) {
      if (chain.length > 4) parts.push(stroked(pathOf(chain), scheme.line, 2));
    }
  }
  parts.push(raster(canvas, field, classes), network(canvas));
  return parts.join('');
}

function raster(canvas: Canvas, field: ReturnType<typeof heightField>, classes: string[]): string {
  const { width, height, random, scheme } = canvas;
  const cell = 40;
  const parts: string[] = [];
  for (let x = 0; x < width; x += cell) {
    for (let y = 0; y < height; y += cell) {
      const chance = (x / width - 0.36) * 3.2;
      if (random.uniform() > chance) continue;
      const value = field.at(Math.round((x + cell / 2) / 8), Math.round((y + cell / 2) / 8));
      const unsure =
        levels.some((level) => Math.abs(level - value) < 0.025) && random.uniform() < 0.5;
      const index = levels.filter((level) => value > level).length + (unsure ? 1 : 0);
      parts.push(
        `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" fill="${pick(classes, Math.min(index, levels.length))}" stroke="${scheme.line}" stroke-opacity=".45" stroke-width="1.6"/>`,
      );
    }
  }
  return parts.join('');
}

/** Sample points and the links between neighbours, over the seam of the two halves. */
function network({ width, height, scheme, random }: Canvas): string {
  const nodes: Point[] = [];
  for (let tries = 0; nodes.length < 15 && tries < 400; tries += 1) {
    const node: Point = [random.uniform(0.12, 0.88) * width, random.uniform(0.14, 0.86) * height];
    if (nodes.every((other) => Math.hypot(other[0] - node[0], other[1] - node[1]) > width * 0.14))
      nodes.push(node);
  }
  let links = '';
  nodes.forEach((node, i) => {
    const near = nodes
      .map((other, j) => ({
        other,
        j,
        distance: Math.hypot(other[0] - node[0], other[1] - node[1]),
      }))
      .filter(({ j }) => j !== i)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, 2);
    for (const { other } of near) links += pathOf([node, other]);
  });
  const dots = nodes.map(([x, y], i) => {
    const radius = i % 4 === 0 ? 13 : 8;
    return `<circle cx="${px(x)}" cy="${px(y)}" r="${radius}" fill="${scheme.lapis}" stroke="${scheme.light}" stroke-width="3.4"/>`;
  });
  return (
    stroked(links, scheme.light, 6, 'stroke-opacity=".55"') +
    stroked(links, scheme.lapis, 2.6) +
    dots.join('')
  );
}

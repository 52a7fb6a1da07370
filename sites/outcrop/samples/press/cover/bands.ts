import type { Point } from '../shape.ts';
import { pathOf } from './canvas.ts';
import type { HeightField } from './height-field.ts';

/** One closed path per level: all that lies above it, cell by cell, whole runs of cells joined. */
export function bandPaths(field: HeightField, levels: number[]): string[] {
  return levels.map((level) => {
    let d = '';
    for (let row = 0; row < field.rows - 1; row += 1) {
      let runStart: number | undefined;
      for (let column = 0; column < field.columns; column += 1) {
        const corners = cornersOf(field, column, row);
        const above = corners.filter((corner) => corner.value > level).length;
        if (above === 4 && column < field.columns - 1) {
          runStart ??= column;
          continue;
        }
        if (runStart !== undefined) d += block(field, runStart, column, row);
        runStart = undefined;
        if (above > 0 && column < field.columns - 1) d += pathOf(clip(corners, level), true);
      }
    }
    return d;
  });
}

interface Corner {
  point: Point;
  value: number;
}

function cornersOf(field: HeightField, column: number, row: number): Corner[] {
  return [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([dx = 0, dy = 0]) => ({
    point: [(column + dx) * field.step, (row + dy) * field.step],
    value: field.at(column + dx, row + dy),
  }));
}

/** Slightly wider than the cells, so that no seam shows between rows. */
function block(field: HeightField, from: number, to: number, row: number): string {
  const [left, right] = [from * field.step, to * field.step];
  const [top, base] = [row * field.step, (row + 1) * field.step + 0.3];
  return pathOf(
    [
      [left, top],
      [right, top],
      [right, base],
      [left, base],
    ],
    true,
  );
}

/** The part of a cell above a level (Sutherland and Hodgman's clipping against the level). */
function clip(corners: Corner[], level: number): Point[] {
  const points: Point[] = [];
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % 4]!;
    if (from.value > level) points.push(from.point);
    if (from.value > level === to.value > level) return;
    const share = (level - from.value) / (to.value - from.value);
    points.push([
      from.point[0] + (to.point[0] - from.point[0]) * share,
      from.point[1] + (to.point[1] - from.point[1]) * share,
    ]);
  });
  return points;
}

import { customaryNulls } from '#tools/core/checks/undeclared-nulls.ts';
import { kindOf } from '#tools/core/checks/curve-kinds.ts';
import type { FileLine } from '#tools/core/browser/examine-blob.ts';
import { findItem, type Header } from '#tools/core/reading/header.ts';
import { readNumber } from '#tools/core/reading/number.ts';
import { rowsOfLines } from '#tools/core/reading/rows-of-lines.ts';
import type { CurvePlot } from '../worker-messages.ts';

/** The number of rows above and below the one that a finding refers to. */
export const drawnRows = { above: 30, below: 60 };
const fewestReadings = 8;

/**
 * Draws a curve around a row as in a log, depth downwards, in a box of 100 by 100. Returns undefined if too few rows
 * around it have a value.
 * @param line the first line of the row
 */
export function drawCurve(
  header: Header,
  column: number,
  lines: readonly FileLine[],
  line: number,
): CurvePlot | undefined {
  const curves = header.items.C;
  const [index, curve] = [curves[0]!, curves[column]!];
  const nullValue = readNumber(findItem(header.items.W, 'NULL')?.value ?? '');
  const all = rowsOfLines(lines, line, curves.length).map((cells) => {
    const value = readNumber(cells[column]!.text);
    const isNull = value === nullValue || (column > 0 && customaryNulls.has(value));
    const { line: number, text: depth } = cells[0]!;
    return { number, depth, value: isNull ? Number.NaN : value };
  });
  const middle = all.findIndex(({ number }) => number === line);
  const rows = all.slice(Math.max(0, middle - drawnRows.above), middle + drawnRows.below + 1);
  const at = rows.findIndex(({ number }) => number === line);
  const readings = rows.map(({ value }) => value).filter(Number.isFinite);
  if (at === -1 || readings.length < fewestReadings) return undefined;
  const [low, high] = [Math.min(...readings), Math.max(...readings)];
  const isLogarithmic = low > 0 && kindOf(curve)?.logarithmic;
  const scale = (value: number) => (isLogarithmic ? Math.log10(value) : value);
  const span = scale(high) - scale(low) || 1;
  const y = (row: number) => round((100 * row) / (rows.length - 1));
  const path = rows.flatMap(({ value }, row) => {
    if (!Number.isFinite(value)) return [];
    const x = round(4 + (92 * (scale(value) - scale(low))) / span);
    const isJoined = row > 0 && Number.isFinite(rows[row - 1]!.value);
    return [`${isJoined ? 'L' : 'M'}${x} ${y(row)}`];
  });
  const [top, bottom] = [rows[0]!.depth, rows.at(-1)!.depth];
  const unit = curve.unit && ` ${curve.unit}`;
  const range = low === high ? `${low}` : `${low} to ${high}`;
  return {
    path: path.join(''),
    mark: y(at),
    caption:
      column === 0
        ? `${curve.mnemonic} by row, ${top} to ${bottom}${unit}`
        : `${curve.mnemonic} ${range}${unit}${isLogarithmic ? ', logarithmic' : ''}, at ${top} to ${bottom} ${index.unit}`,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

import { kindOf } from '../checks/curve-kinds.ts';
import { curveName } from '../checks/curve-names.ts';
import type { Row } from '../checks/data-check.ts';
import type { Header } from '../reading/header.ts';

/** A curve over the whole log, ready to be drawn. */
export interface CurveTrack {
  curve: string;
  unit: string;
  logarithmic: boolean;
  /** The lowest and the highest value. */
  low: number;
  high: number;
  /**
   * Several rows combined, from top to bottom: the line of the first, and the lowest and highest value; NaN if there is
   * none.
   */
  parts: { line: number; low: number; high: number }[];
}

export interface TrackRecorder {
  row(row: Row): void;
  tracks(header: Header, wanted: ReadonlySet<string>): CurveTrack[];
}

/** Once there are this many parts, each part gets twice as many rows, so that memory does not grow with the log. */
const maxParts = 320;

interface Part {
  line: number;
  rows: number;
  low: Float64Array;
  high: Float64Array;
}

/** Stores what a plot of each curve needs, whatever the length of the log. */
export function createTrackRecorder(): TrackRecorder {
  let parts: Part[] = [];
  let rowsPerPart = 1;

  function widen(part: Part, low: Float64Array, high: Float64Array): void {
    for (let column = 0; column < low.length; column++) {
      // Comparisons with NaN are false.
      if (!(part.low[column]! <= low[column]!) && low[column] === low[column]) {
        part.low[column] = low[column]!;
      }
      if (!(part.high[column]! >= high[column]!) && high[column] === high[column]) {
        part.high[column] = high[column]!;
      }
    }
  }

  function halve(): void {
    parts = parts.filter((part, at) => {
      if (at % 2 === 1) return false;
      const next = parts[at + 1];
      if (next) {
        widen(part, next.low, next.high);
        part.rows += next.rows;
      }
      return true;
    });
    rowsPerPart *= 2;
  }

  return {
    row({ line, values, isWhole }) {
      if (!isWhole) return;
      let part = parts.at(-1);
      if (!part || part.rows >= rowsPerPart) {
        if (parts.length >= maxParts) halve();
        const none = () => new Float64Array(values.length).fill(Number.NaN);
        part = { line, rows: 0, low: none(), high: none() };
        parts.push(part);
      }
      part.rows += 1;
      widen(part, values, values);
    },
    tracks({ items: { C: curves } }, wanted) {
      return curves.flatMap((curve, column): CurveTrack[] => {
        const name = curveName(curves, column);
        if (!wanted.has(name)) return [];
        const all = parts.map(({ line, low, high }) => ({
          ...{ line, low: low[column]!, high: high[column]! },
        }));
        const read = all.filter(({ low }) => low === low);
        if (read.length < 2) return [];
        const low = Math.min(...read.map((part) => part.low));
        const high = Math.max(...read.map((part) => part.high));
        const logarithmic = low > 0 && (kindOf(curve)?.logarithmic ?? false);
        return [{ curve: name, unit: curve.unit, logarithmic, low, high, parts: all }];
      });
    },
  };
}

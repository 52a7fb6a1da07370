import { kindOf, unitOf } from './curve-kinds.ts';
import { curveName } from './curve-names.ts';
import type { DataCheck, DataContext } from './data-check.ts';
import { quantity } from './quantity.ts';

const defaultFactor = 15;
const changesToLearn = 50;
/** A curve with more spikes than this share of its rows is noisy, and no single reading is to blame. */
const noisyShare = 0.01;

interface Watch {
  column: number;
  logarithmic: boolean;
  /** A smaller jump is never a spike. */
  least: number;
  /** The last two values on the scale of the comparison, and the later one as read. */
  a: number;
  b: number;
  reading: number;
  line: number;
  changes: number;
  sum: number;
  found: { count: number; line: number; reading: number } | undefined;
}

/**
 * Reports a single reading far from two neighbours that agree, relative to the curve's usual change so far. Judges
 * curves of a known kind: rates, gases and codes jump by nature.
 */
export function checkSpikes({ curves, config, report }: DataContext): DataCheck {
  const factor = config.spikeFactor ?? defaultFactor;
  let rows = 0;
  const watches = curves.flatMap((curve, column): Watch[] => {
    const kind = kindOf(curve);
    if (column === 0 || !kind) return [];
    const { leastSpike: least } = unitOf(kind, curve.unit) ?? { leastSpike: 0 };
    const logarithmic = kind.logarithmic ?? false;
    return [
      {
        ...{ column, logarithmic, least, a: NaN, b: NaN, reading: NaN, line: 0 },
        ...{ changes: 0, sum: 0, found: undefined },
      },
    ];
  });

  function judge(watch: Watch, next: number): void {
    const { a, b } = watch;
    const rise = Math.abs(b - a);
    if (watch.changes >= changesToLearn && rise > watch.least) {
      const usual = watch.sum / watch.changes;
      const jump = Math.min(rise, Math.abs(next - b));
      const isSpike =
        usual > 0 && jump > Math.max(factor * usual, watch.least) && Math.abs(next - a) < jump / 4;
      if (isSpike) {
        watch.found ??= { count: 0, line: watch.line, reading: watch.reading };
        watch.found.count += 1;
      }
      if (rise > factor * usual) return;
    }
    if (rise !== rise) return;
    watch.changes += 1;
    watch.sum += rise;
  }

  return {
    row({ line, values }) {
      rows += 1;
      for (const watch of watches) {
        const reading = values[watch.column]!;
        const scaled = watch.logarithmic ? Math.log10(reading) : reading;
        const next = Number.isFinite(scaled) ? scaled : Number.NaN;
        judge(watch, next);
        watch.a = watch.b;
        watch.b = next;
        watch.reading = reading;
        watch.line = line;
      }
    },
    end() {
      for (const { column, found } of watches) {
        if (!found || found.count > Math.max(3, noisyShare * rows)) continue;
        const more = found.count > 1 ? `, the first of ${quantity(found.count, 'spike')}` : '';
        report(
          'spike',
          found.line,
          `${curveName(curves, column)} is ${found.reading} in a single row, far off the rows around it${more}. Set it to null if the other curves show nothing.`,
        );
      }
    },
  };
}

import { kindOf } from './curve-kinds.ts';
import { curveName } from './curve-names.ts';
import type { DataCheck, DataContext } from './data-check.ts';
import { quantity } from './quantity.ts';

const defaultFactor = 15;
const changesToLearn = 50;

interface Watch {
  /** The last two values on the scale of the comparison, and the later one as read. */
  a: number;
  b: number;
  reading: number;
  line: number;
  changes: number;
  sum: number;
  found: { count: number; line: number; reading: number } | undefined;
}

/** Reports a single reading far from two neighbours that agree, relative to the curve's usual change so far. */
export function checkSpikes({ curves, config, report }: DataContext): DataCheck {
  const factor = config.spikeFactor ?? defaultFactor;
  const logarithmic = curves.map((curve) => kindOf(curve)?.logarithmic ?? false);
  const watches = curves.map((): Watch => ({
    ...{ a: Number.NaN, b: Number.NaN, reading: Number.NaN, line: 0 },
    ...{ changes: 0, sum: 0, found: undefined },
  }));

  function judge(watch: Watch, next: number): void {
    const { a, b } = watch;
    const usual = watch.sum / watch.changes;
    const [rise, fall, across] = [Math.abs(b - a), Math.abs(next - b), Math.abs(next - a)];
    const isSpike =
      watch.changes >= changesToLearn &&
      usual > 0 &&
      Math.min(rise, fall) > factor * usual &&
      across < Math.min(rise, fall) / 4;
    if (isSpike) {
      watch.found ??= { count: 0, line: watch.line, reading: watch.reading };
      watch.found.count += 1;
    } else if (!Number.isNaN(rise) && (watch.changes < changesToLearn || rise <= factor * usual)) {
      watch.changes += 1;
      watch.sum += rise;
    }
  }

  return {
    row({ line, values }) {
      for (let column = 1; column < watches.length; column++) {
        const watch = watches[column]!;
        const reading = values[column]!;
        const scaled = logarithmic[column] ? Math.log10(reading) : reading;
        const next = Number.isFinite(scaled) ? scaled : Number.NaN;
        judge(watch, next);
        watch.a = watch.b;
        watch.b = next;
        watch.reading = reading;
        watch.line = line;
      }
    },
    end() {
      for (const [column, { found }] of watches.entries()) {
        if (!found) continue;
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

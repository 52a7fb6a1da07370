import { byLine } from './by-line.ts';
import { kindOf, unitOf } from './curve-kinds.ts';
import { curveSettings } from './curve-settings.ts';
import { describeCurves } from './curve-names.ts';
import type { DataCheck, DataContext, RowBlock } from './data-check.ts';
import { highest } from './extremes.ts';
import { quantity } from './quantity.ts';
import { isBeyond, valueLimits, type ValueLimits } from './value-limits.ts';

const defaultFactor = 15;
const changesToLearn = 50;
/** A curve with more spikes than this share of its rows is noisy, so no single reading is reported. */
const noisyShare = 0.01;

interface Watch {
  column: number;
  /** A jump must be this many times the usual change. */
  factor: number;
  logarithmic: boolean;
  /** Readings beyond these limits are reported by value-range. */
  limits: ValueLimits | undefined;
  /** Smaller jumps are never spikes. */
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
 * Reports a single reading that is far from two neighbours that agree, relative to the curve's usual change so far.
 * Only checks curves of a known kind: rates, gases and codes jump by nature.
 */
export function checkSpikes({ curves, config, report, wants }: DataContext): DataCheck {
  let rows = 0;
  const watches = curves.flatMap((curve, column): Watch[] => {
    const kind = kindOf(curve);
    if (column === 0 || !kind || !wants('spike', curve.mnemonic)) return [];
    const own = curveSettings(config, curve.mnemonic).spikeFactor;
    const factor = own ?? config.spikeFactor ?? defaultFactor;
    const { minSpike: least } = unitOf(kind, curve.unit) ?? { minSpike: 0 };
    const logarithmic = kind.logarithmic ?? false;
    const limits = wants('value-range', curve.mnemonic) ? valueLimits(curve, config) : undefined;
    return [
      {
        ...{ column, factor, logarithmic, limits, least, a: NaN, b: NaN, reading: NaN, line: 0 },
        ...{ changes: 0, sum: 0, found: undefined },
      },
    ];
  });

  /** Compares b with its neighbours a and next, after a jump from a to b. */
  function judge(watch: Watch, a: number, b: number, next: number, usual: number): void {
    const jump = Math.min(Math.abs(b - a), Math.abs(next - b));
    const isSpike =
      usual > 0 &&
      jump > Math.max(watch.factor * usual, watch.least) &&
      Math.abs(next - a) < jump / 4;
    if (!isSpike || isBeyond(watch.limits, watch.reading)) return;
    watch.found ??= { count: 0, line: watch.line, reading: watch.reading };
    watch.found.count += 1;
  }

  function read(watch: Watch, block: RowBlock): void {
    const { column, factor, least, logarithmic } = watch;
    const values = block.columns[column]!;
    let { a, b, changes, sum } = watch;
    for (let at = 0; at < block.rows; at++) {
      const scaled = logarithmic ? Math.log10(values[at]!) : values[at]!;
      const next = Number.isFinite(scaled) ? scaled : Number.NaN;
      const rise = Math.abs(b - a);
      if (changes >= changesToLearn && rise > least && rise > factor * (sum / changes)) {
        if (at > 0) {
          watch.reading = values[at - 1]!;
          watch.line = block.lines[at - 1]!;
        }
        judge(watch, a, b, next, sum / changes);
      } else if (rise === rise) {
        changes += 1;
        sum += rise;
      }
      a = b;
      b = next;
    }
    const last = block.rows - 1;
    Object.assign(watch, { a, b, changes, sum, reading: values[last], line: block.lines[last] });
  }

  return {
    block(block) {
      rows += block.rows;
      for (const watch of watches) read(watch, block);
    },
    end() {
      const seen = watches.flatMap(({ column, found }) =>
        found && found.count <= Math.max(3, noisyShare * rows) ? { column, ...found } : [],
      );
      for (const group of byLine(seen)) {
        const { list, curve } = describeCurves(
          curves,
          group.map(({ column }) => column),
        );
        report('spike', group[0]!.line, describe(list, group), {
          curve,
          ...(group.length === 1 && { actual: String(group[0]!.reading) }),
        });
      }
    },
  };

  function describe(names: string, group: readonly { count: number; reading: number }[]): string {
    const most = highest(group.map(({ count }) => count));
    const isOne = group.length === 1;
    const count = isOne ? quantity(most, 'spike') : `up to ${quantity(most, 'spike')} each`;
    const more = most > 1 ? `, the first of ${count}` : '';
    const what = isOne
      ? `${names} is ${group[0]!.reading} in a single row`
      : `${names} jump in one row`;
    const advice = `Set ${isOne ? 'it' : 'them'} to null if the other curves show nothing.`;
    return `${what}, far from the rows around it${more}. ${advice}`;
  }
}

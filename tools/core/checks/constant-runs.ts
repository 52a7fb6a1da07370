import { byLine } from './by-line.ts';
import { kindOf } from './curve-kinds.ts';
import { curveSettings } from './curve-settings.ts';
import { describeCurves } from './curve-names.ts';
import type { DataCheck, DataContext, RowBlock } from './data-check.ts';
import { highest, lowest } from './extremes.ts';
import { isBeyond, valueLimits, type ValueLimits } from './value-limits.ts';

const defaultRows = 50;
/** In a curve with so few digits that it mostly changes by its last digit, longer runs are natural. */
const coarseFactor = 10;
const fewestChanges = 20;
/** Resistivities of mud, filtrate and water, which are set per interval rather than measured. */
const fluids = /^R(W|MF|MC|MUD|M_)/;

/** The current and the longest run of one value in a curve. */
interface Run {
  column: number;
  /** The length from which a run is reported. */
  fewest: number;
  /** Whether the configuration sets that length. */
  isOwn: boolean;
  changes: Changes;
  /** Runs of a value outside these limits are left to the rule value-range. */
  limits: ValueLimits | undefined;
  value: number;
  line: number;
  length: number;
  top: { value: number; line: number; length: number };
  runs: number;
}

/** The changes from row to row; `steps` counts those that are about as small as the smallest. */
interface Changes {
  count: number;
  least: number;
  steps: number;
}

/** Reports the longest run of one value in each measured curve. */
export function checkConstantRuns({ curves, config, report, wants }: DataContext): DataCheck {
  const watched: Run[] = curves.flatMap((curve, column) => {
    const kind = kindOf(curve);
    if (column === 0 || !kind || kind.mayStay || fluids.test(curve.mnemonic)) return [];
    if (!wants('constant-run', curve.mnemonic)) return [];
    const own = curveSettings(config, curve.mnemonic).constantRows ?? config.constantRows;
    const limits = wants('value-range', curve.mnemonic) ? valueLimits(curve, config) : undefined;
    return {
      column,
      fewest: own ?? defaultRows,
      isOwn: own !== undefined,
      changes: { count: 0, least: Infinity, steps: 0 },
      limits,
      value: NaN,
      line: 0,
      length: 0,
      top: { value: 0, line: 0, length: 0 },
      runs: 0,
    };
  });

  function close(run: Run, value: number, line: number, length: number): void {
    const { fewest, limits, top } = run;
    if (length < fewest || isBeyond(limits, value)) return;
    run.runs += 1;
    if (length > top.length) Object.assign(top, { value, line, length });
  }

  function read(run: Run, { rows, lines, columns }: RowBlock): void {
    const values = columns[run.column]!;
    let { value, line, length } = run;
    for (let at = 0; at < rows; at++) {
      const next = values[at]!;
      // NaN, which stands for a null, equals nothing and so ends a run.
      if (next === value) {
        length += 1;
        continue;
      }
      if (length >= run.fewest) close(run, value, line, length);
      addChange(run.changes, Math.abs(next - value));
      value = next;
      line = lines[at]!;
      length = 1;
    }
    run.value = value;
    run.line = line;
    run.length = length;
  }

  return {
    block(block) {
      for (const run of watched) read(run, block);
    },
    end() {
      for (const run of watched) close(run, run.value, run.line, run.length);
      const seen = watched
        .filter(({ runs }) => runs > 0)
        .filter((run) => run.top.length >= run.fewest * (isCoarse(run) ? coarseFactor : 1))
        .map(({ column, runs, top }) => ({ column, runs, ...top }));
      for (const group of byLine(seen)) {
        const { list, curve } = describeCurves(
          curves,
          group.map(({ column }) => column),
        );
        report('constant-run', group[0]!.line, describe(list, group), {
          curve,
          ...(group.length === 1 && { actual: String(group[0]!.value) }),
        });
      }
    },
  };

  function describe(
    names: string,
    group: readonly { value: number; length: number; runs: number }[],
  ) {
    const lengths = group.map(({ length }) => length);
    const [shortest, longest] = [lowest(lengths), highest(lengths)];
    const { value, runs } = group[0]!;
    const more = runs > 1 ? `, the longest of ${runs} such runs` : '';
    const what =
      group.length === 1
        ? `${names} stays at ${value} for ${longest} rows${more}`
        : `${names} stay at one value each for ${shortest === longest ? longest : `${shortest} to ${longest}`} rows`;
    return `${what}. Compare with the other curves; a stuck tool looks like this.`;
  }
}

function addChange(changes: Changes, change: number): void {
  // NaN, at a null, is not a change.
  if (change !== change) return;
  changes.count += 1;
  if (change < 0.7 * changes.least) {
    changes.least = change;
    changes.steps = 1;
  } else if (change < 1.5 * changes.least) changes.steps += 1;
}

function isCoarse({ isOwn, changes }: Run): boolean {
  return !isOwn && changes.count >= fewestChanges && changes.steps > changes.count / 2;
}

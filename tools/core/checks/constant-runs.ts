import { curveName } from './curve-names.ts';
import type { DataCheck, DataContext } from './data-check.ts';

const defaultRows = 50;
/** Bit size is recorded as a curve and constant for a whole run. */
const bitSize = /^(BS|BIT)([:_-]?\d+)?$/;

/** Reports the longest run of one value, per curve. */
export function checkConstantRuns({ curves, config, report }: DataContext): DataCheck {
  const fewest = config.constantRows ?? defaultRows;
  const runs = curves.map(() => ({ value: Number.NaN, line: 0, length: 0 }));
  const longest = curves.map(() => ({ value: 0, line: 0, length: 0, runs: 0 }));
  return {
    row({ line, values }) {
      for (let column = 1; column < runs.length; column++) {
        const run = runs[column]!;
        const value = values[column]!;
        if (value === run.value) run.length += 1;
        else Object.assign(run, { value, line, length: 1 });
        const top = longest[column]!;
        if (run.length === fewest) top.runs += 1;
        if (run.length > top.length && !Number.isNaN(value)) {
          top.length = run.length;
          top.line = run.line;
          top.value = value;
        }
      }
    },
    end() {
      for (const [column, { value, line, length, runs }] of longest.entries()) {
        if (length < fewest || bitSize.test(curves[column]!.mnemonic)) continue;
        const more = runs > 1 ? `, the longest of ${runs} such runs` : '';
        report(
          'constant-run',
          line,
          `${curveName(curves, column)} stays at ${value} for ${length} rows${more}. Compare with the other curves; a tool that hangs looks like this.`,
        );
      }
    },
  };
}

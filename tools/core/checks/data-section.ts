import { findItem, type Header } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import type { CoreConfig } from '../types.ts';
import { checkCells } from './cells.ts';
import { checkConstantRuns } from './constant-runs.ts';
import type { DataContext } from './data-check.ts';
import { checkDepth } from './depth.ts';
import { checkRanges } from './ranges.ts';
import type { FindingList } from './report.ts';
import { createRowReader } from './row-reader.ts';
import { checkSpikes } from './spikes.ts';
import type { Watch } from './watch.ts';

export interface DataSection {
  line(text: string, number: number): void;
  end(): void;
  rows(): number;
  /** Depths; undefined without rows. */
  first(): number | undefined;
  last(): number | undefined;
}

/**
 * Checks the lines of ~A against the header. Rows that have more or fewer values than there are curves show nothing
 * but that; where they are the most, no value is judged, since no column is known to belong to its curve.
 */
export function createDataSection(
  header: Header,
  config: CoreConfig,
  { report, wants }: FindingList,
  watch?: Watch,
): DataSection {
  const nullText = findItem(header.items.W, 'NULL')?.value ?? '';
  const context: DataContext = {
    header,
    curves: header.items.C,
    nullValue: readNumber(nullText),
    config,
    report,
    wants,
  };
  const cells = checkCells(context);
  const depth = checkDepth(context);
  const checks = [checkRanges, checkConstantRuns, checkSpikes].map((start) => start(context));
  let rows = 0;
  let whole = 0;
  const reader = createRowReader(context, (texts, line, isWhole) => {
    rows += 1;
    const row = cells.row(texts, line, isWhole);
    depth.row(row);
    watch?.row(row);
    if (!isWhole) return;
    whole += 1;
    for (const check of checks) check.row(row);
  });
  return {
    line: reader.line,
    end() {
      reader.end();
      cells.end(whole > rows / 2);
      depth.end();
      if (whole > rows / 2) for (const check of checks) check.end();
    },
    rows: () => rows,
    first: depth.first,
    last: depth.last,
  };
}

import { findItem, type Header } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import type { CoreConfig } from '../types.ts';
import { checkCells } from './cells.ts';
import { checkConstantRuns } from './constant-runs.ts';
import type { DataContext, Row } from './data-check.ts';
import { checkDepth } from './depth.ts';
import { checkRanges } from './ranges.ts';
import type { FindingList } from './report.ts';
import { createRowReader } from './row-reader.ts';
import { checkSpikes } from './spikes.ts';
import type { Watch } from './watch.ts';

export interface DataSection {
  /** Takes the line in these bytes if it is a row with one plain number per curve. */
  plainRow(bytes: Uint8Array, from: number, to: number, line: number): boolean;
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

  function take(row: Row): void {
    rows += 1;
    depth.row(row);
    watch?.row(row);
    if (!row.isWhole) return;
    whole += 1;
    for (const check of checks) check.row(row);
  }

  const reader = createRowReader(context, (texts, line, isWhole) =>
    take(cells.row(texts, line, isWhole)),
  );
  return {
    plainRow(bytes, from, to, line) {
      const row = reader.hasPlainLines() && cells.plainRow(bytes, from, to, line);
      if (row) take(row);
      return Boolean(row);
    },
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

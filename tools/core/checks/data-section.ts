import { findItem, type Header } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import type { CoreConfig } from '../types.ts';
import { checkCells } from './cells.ts';
import { checkConstantRuns } from './constant-runs.ts';
import type { DataContext } from './data-check.ts';
import { checkDepth } from './depth.ts';
import { checkRanges } from './ranges.ts';
import type { Report } from './report.ts';
import { createRowReader } from './row-reader.ts';
import { checkSpikes } from './spikes.ts';

export interface DataSection {
  line(text: string, number: number): void;
  end(): void;
  rows(): number;
}

/** Checks the lines of ~A against the header. */
export function createDataSection(header: Header, config: CoreConfig, report: Report): DataSection {
  const nullText = findItem(header.items.W, 'NULL')?.value ?? '';
  const context: DataContext = {
    header,
    curves: header.items.C,
    nullValue: readNumber(nullText),
    config,
    report,
  };
  const cells = checkCells(context);
  const checks = [checkDepth, checkRanges, checkConstantRuns, checkSpikes].map((start) =>
    start(context),
  );
  let rows = 0;
  const reader = createRowReader(context, (texts, line) => {
    rows += 1;
    const row = cells.row(texts, line);
    for (const check of checks) check.row(row);
  });
  return {
    line: reader.line,
    end() {
      reader.end();
      cells.end();
      for (const check of checks) check.end();
    },
    rows: () => rows,
  };
}

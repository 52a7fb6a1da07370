import { findItem, type Header } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import type { CoreConfig } from '../types.ts';
import { checkCells } from './cells.ts';
import { checkConstantRuns } from './constant-runs.ts';
import type { DataContext } from './data-check.ts';
import { checkDepth } from './depth.ts';
import { checkRanges } from './ranges.ts';
import type { FindingList } from './report.ts';
import { createRowBlock } from './row-block.ts';
import { createRowReader } from './row-reader.ts';
import { checkSpikes } from './spikes.ts';
import type { Watch } from './watch.ts';

export interface DataSection {
  /**
   * Accepts the line that begins here if it is a row with one plain number per curve, ended by a line feed.
   * @returns where the next line begins, or -1
   */
  plainRow(bytes: Uint8Array, from: number, line: number): number;
  line(text: string, number: number): void;
  /** @param isCut whether the rows after some line are not read */
  end(isCut: boolean): void;
  rows(): number;
  /** Depths; undefined without rows. */
  first(): number | undefined;
  last(): number | undefined;
}

/**
 * Checks the lines of ~A against the header. A row with too many or too few values is reported only for that. If at
 * least half of the rows are like that, no values are checked, because columns may not match their curves.
 * @param isInDoubt whether the header already shows that
 */
export function createDataSection(
  header: Header,
  config: CoreConfig,
  { report, wants }: FindingList,
  isInDoubt: boolean,
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
  const block = createRowBlock(context.curves.length, (some) => {
    for (const check of checks) check.block(some);
  });
  const { row } = cells;
  let rows = 0;
  let whole = 0;

  function takeRow(): void {
    rows += 1;
    depth.row(row);
    watch?.row(row);
    if (!row.isWhole) return;
    whole += 1;
    block.add(row);
  }

  const reader = createRowReader(context, (texts, line, isWhole) => {
    cells.read(texts, line, isWhole);
    takeRow();
  });
  return {
    plainRow(bytes, from, line) {
      const next = reader.hasPlainLines() ? cells.readPlain(bytes, from, line) : -1;
      if (next !== -1) takeRow();
      return next;
    },
    line: reader.line,
    end(isCut) {
      reader.end();
      const areKnown = whole > rows / 2 && !isInDoubt;
      cells.end(areKnown);
      depth.end({ isCut, unreadable: cells.unreadableDepths() });
      if (!areKnown) return;
      block.flush();
      for (const check of checks) check.end();
    },
    rows: () => rows,
    first: depth.first,
    last: depth.last,
  };
}

import type { HeaderItem } from '../reading/header-line.ts';
import type { Header } from '../reading/header.ts';
import type { CoreConfig } from '../types.ts';
import type { FindingList, Report } from './report.ts';

/** One row of the data section. */
export interface Row {
  line: number;
  /** Digits after the decimal point of the depth as written; negative if an exponent omits whole digits. */
  decimals: number;
  /** One per curve; NaN if null or unreadable. Reused for the next row. */
  values: Float64Array;
  /** Whether the row has one value per curve, so that each value certainly belongs to its curve. */
  isWhole: boolean;
}

/**
 * A block of whole rows, stored by curve: a rule that reads many values of one curve at a time takes a third of the
 * time that it would need row by row.
 */
export interface RowBlock {
  rows: number;
  lines: Float64Array;
  /** Indexed by curve; NaN if null or unreadable. */
  columns: readonly Float64Array[];
}

/**
 * A rule about the values of curves. It sees each whole row once, in order, and stores only a few figures per curve.
 */
export interface DataCheck {
  block(block: RowBlock): void;
  end(): void;
}

export interface DataContext {
  header: Header;
  curves: readonly HeaderItem[];
  /** NaN if none is declared. */
  nullValue: number;
  config: CoreConfig;
  report: Report;
  wants: FindingList['wants'];
}

import type { HeaderItem } from '../reading/header-line.ts';
import type { Header } from '../reading/header.ts';
import type { CoreConfig } from '../types.ts';
import type { FindingList, Report } from './report.ts';

/** One row of the data section. */
export interface Row {
  line: number;
  /** Digits behind the point of the depth as written; negative where an exponent leaves out whole digits. */
  decimals: number;
  /** One per curve; NaN if null or unreadable. Reused for the next row. */
  values: Float64Array;
  /** Whether the row has one value per curve, so that each value is known to belong to its curve. */
  isWhole: boolean;
}

/**
 * Some whole rows, curve by curve: a rule reads many values of a curve with the figures that it keeps of it at hand, in
 * a third of the time that it takes row by row.
 */
export interface RowBlock {
  rows: number;
  lines: Float64Array;
  /** By curve; NaN if null or unreadable. */
  columns: readonly Float64Array[];
}

/** A rule about the values of curves: it sees each whole row once, in order, and keeps only a few figures per curve. */
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

import type { HeaderItem } from '../reading/header-line.ts';
import type { Header } from '../reading/header.ts';
import type { CoreConfig } from '../types.ts';
import type { Report } from './report.ts';

/** One row of the data section. */
export interface Row {
  line: number;
  /** As written; may be more or fewer than there are curves. */
  texts: readonly string[];
  /** One per curve, NaN where it is null or cannot be read. */
  values: readonly number[];
}

/** A rule about the rows: it sees each once, in order, and may keep no more than some figures per curve. */
export interface DataCheck {
  row(row: Row): void;
  end(): void;
}

export interface DataContext {
  header: Header;
  curves: readonly HeaderItem[];
  /** NaN where none is declared. */
  nullValue: number;
  config: CoreConfig;
  report: Report;
}

import type { LineEnding } from '../reading/line-splitter.ts';
import type { Row } from './data-check.ts';

export interface OddLine {
  /** As a person reads it. */
  text: string;
  number: number;
  /** The letter of its section. */
  section: string;
  /** Whether it is not UTF-8: each character is a byte. */
  isGuess: boolean;
}

/** Observes what a check reads, for a repair. */
export interface Watch {
  ending(ending: LineEnding, number: number): void;
  /** Receives a line that contains more than printable ASCII. */
  oddLine(line: OddLine): void;
  row(row: Row): void;
}

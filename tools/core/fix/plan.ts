import type { LineEnding } from '../reading/line-splitter.ts';
import type { SingleByte } from '../reading/guess-encoding.ts';
import type { CheckResult } from '../types.ts';
import { findItem, isLas3, type Header } from '../reading/header.ts';
import type { Evidence } from './evidence.ts';
import { planAxis } from './plan-axis.ts';
import { planFields } from './plan-fields.ts';
import { planRows } from './plan-rows.ts';
import { planText } from './plan-text.ts';

/** A finding that a repair ends. */
export interface Repair {
  rule: string;
  /** The line in the original file. */
  line: number;
  /** What is written: 'STEP.M 0.15 is now 0.1524'. */
  text: string;
}

/** A finding of a kind that is repaired in other files, and why it is not repaired here. */
export interface Unrepaired {
  rule: string;
  line: number;
  reason: string;
}

export interface Plan {
  repairs: Repair[];
  unrepaired: Unrepaired[];
  /** By line number. */
  edits: Map<number, (line: string) => string>;
  /** One line ending for all lines; without it, each line keeps its own. */
  ending?: LineEnding;
  /** Whether characters beyond ASCII are transliterated and a byte order mark is left out. */
  ascii?: true;
  /** The encoding of the lines that are not UTF-8; only with `ascii`. */
  encoding?: SingleByte | undefined;
  /** Whether tabs become spaces, in all sections but ~O. */
  tabs?: true;
  /** Whether empty lines of sections are left out. */
  blanks?: true;
  /** The null value that replaces the others. */
  nullText?: string;
  /** Whether each row becomes one line. */
  unwrap?: true;
  rows: {
    /** The line of ~A, and the first line after the section. */
    from: number;
    until: number;
    /** The number of values in a row. */
    width: number;
    /** Whether rows span several lines. */
    wrapped: boolean;
  };
}

/** The input of the planners of single rules. */
export interface PlanInput extends Pick<CheckResult, 'findings' | 'first' | 'last'> {
  header: Header;
  evidence: Evidence;
}

/**
 * Returns what can be repaired in a file without judgement. Nothing can be repaired if the file is not LAS 1.2 or 2.0,
 * or if its lines or characters cannot be preserved.
 */
export function planRepairs(input: PlanInput): Plan {
  const { findings, header } = input;
  const plan: Plan = {
    ...{ repairs: [], unrepaired: [], edits: new Map() },
    rows: {
      from: header.sections.find(({ letter }) => letter === 'A')?.line ?? Infinity,
      until: findings.find(({ rule }) => rule === 'trailing-data')?.line ?? Infinity,
      width: header.items.C.length,
      wrapped: areRowsWrapped(input),
    },
  };
  const isKept = findings.every(({ rule }) => rule !== 'not-las' && rule !== 'line-length');
  if (!isKept || isLas3(header)) return plan;
  planText(plan, input);
  const isWide = findings.some(({ rule, actual }) => rule === 'encoding' && actual === 'UTF-16');
  if (isWide && !plan.ascii) return { ...plan, repairs: [] };
  planAxis(plan, input);
  planFields(plan, input);
  planRows(plan, input);
  return plan;
}

function areRowsWrapped({ findings, header }: PlanInput): boolean {
  const finding = findings.find(({ rule }) => rule === 'wrap');
  if (finding) return finding.expected !== 'NO';
  return findItem(header.items.V, 'WRAP')?.value.toUpperCase() === 'YES';
}

import type { CoreRuleId } from '#shared/core-rules/rule-list.ts';
import type { CoreSeverity } from '#shared/core-rules/core-rule.ts';

/**
 * What the page asks of the worker: one check, then more findings of a rule. `size` is that of the file when it was
 * chosen: one that is gone by now may pass for an empty one.
 */
export type Request =
  | { type: 'check'; file: File | undefined; size: number }
  | { type: 'more'; rule: CoreRuleId; from: number };

/** What the worker says. `read` and `of` are bytes. */
export type Reply =
  | { type: 'progress'; read: number; of: number }
  | { type: 'report'; report: Report }
  | { type: 'more'; findings: FindingView[] }
  | { type: 'unreadable' };

/** What the page shows of a checked file, ready to be rendered. */
export interface Report {
  /** '11 problems: 7 errors, 4 warnings' */
  heading: string;
  /** What kind of log it is, in short. */
  facts: readonly string[];
  /** Why nothing else of the file is checked. */
  refusal?: string;
  groups: readonly SeverityGroup[];
}

export interface SeverityGroup {
  severity: CoreSeverity;
  /** '7 errors' */
  heading: string;
  rules: readonly RuleView[];
}

export interface RuleView {
  id: CoreRuleId;
  title: string;
  /** Of all findings; those here are the first. */
  count: number;
  findings: readonly FindingView[];
}

export interface FindingView {
  line: number;
  message: string;
  lines: readonly LineView[];
  plot?: CurvePlot | undefined;
}

/** A curve around a row, in a box of 100 by 100. */
export interface CurvePlot {
  /** Of an SVG path. */
  path: string;
  /** How far down the row is. */
  mark: number;
  caption: string;
}

/** A line of the file in three pieces; the middle one is what the finding is about. */
export interface LineView {
  number: number;
  pieces: readonly [before: string, marked: string, after: string];
}

import type { CoreRuleId } from '#shared/core-rules/rule-list.ts';
import type { CoreSeverity } from '#shared/core-rules/core-rule.ts';

/**
 * The page's requests to the worker: one check, then more findings of a rule. `size` is the size of the file when it
 * was chosen, because a file that has since been removed may look empty.
 */
export type Request =
  | { type: 'check'; file: File | undefined; size: number }
  | { type: 'more'; rule: CoreRuleId; from: From };

/** Where more findings of a rule begin: at an index, or with the first one on or after a line. */
export type From = number | { line: number };

/** Some findings of a rule, and the index of the first of them. */
export interface Page {
  from: number;
  findings: readonly FindingView[];
}

/** The worker's responses. `read` and `of` are bytes. */
export type Reply =
  | { type: 'progress'; read: number; of: number }
  | { type: 'report'; report: Report }
  | { type: 'more'; page: Page }
  | { type: 'unreadable' };

/** A checked file, ready to be rendered. */
export interface Report {
  /** '11 problems: 7 errors, 4 warnings' */
  heading: string;
  /** A short description of the log: version, well, rows and curves. */
  facts: readonly string[];
  /** Why the rest of the file is not checked. */
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
  /** The number of all findings; `findings` contains only the first ones. */
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
  /** The `d` of an SVG path. */
  path: string;
  /** The vertical position of the row. */
  mark: number;
  caption: string;
}

/** A line of the file in three pieces; the middle one is what the finding refers to. */
export interface LineView {
  number: number;
  pieces: readonly [before: string, marked: string, after: string];
}

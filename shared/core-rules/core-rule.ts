export type CoreSeverity = 'error' | 'warning' | 'info';

/** The details of a rule that checks and lists of rules need. */
export interface ListedRule {
  id: string;
  severity: CoreSeverity;
  group: 'File' | 'Header' | 'Depth' | 'Curves';
  /** What the rule reports, as a clause. */
  title: string;
  /** The section of CWLS, LAS Version 2.0 (January 2014) on which the rule is based, if any. */
  clause?: string;
  /** Reported only with the profile `las-2.0`, or if the configuration gives it a severity. */
  strict?: boolean;
  /** Reported only if the configuration states what is required. */
  configured?: boolean;
}

export interface RuleTexts {
  /** Why it matters, and exactly when it is reported. */
  why: string;
  repair: string;
}

export interface CoreRule extends ListedRule, RuleTexts {}

export type CoreSeverity = 'error' | 'warning' | 'info';

/** What a check and a list of rules need to know. */
export interface ListedRule {
  id: string;
  severity: CoreSeverity;
  group: 'File' | 'Header' | 'Depth' | 'Curves';
  /** What the rule reports, as a clause. */
  title: string;
  /** The section of CWLS, LAS Version 2.0 (January 2014) that the rule holds a file to, if there is one. */
  clause?: string;
  /** Reported only with the profile `las-2.0`, or where the configuration gives it a severity. */
  strict?: boolean;
  /** Reported only where the configuration says what is wanted. */
  configured?: boolean;
}

export interface RuleTexts {
  /** Why it matters, and exactly when it is reported. */
  why: string;
  repair: string;
}

export interface CoreRule extends ListedRule, RuleTexts {}

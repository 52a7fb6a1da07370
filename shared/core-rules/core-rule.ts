export type CoreSeverity = 'error' | 'warning' | 'info';

export interface CoreRule {
  id: string;
  severity: CoreSeverity;
  group: 'File' | 'Header' | 'Depth' | 'Curves';
  /** What the rule reports, as a clause. */
  title: string;
  /** Why it matters, and exactly when it is reported. */
  why: string;
  repair: string;
  /** The section of CWLS, LAS Version 2.0 (January 2014) that the rule holds a file to, if there is one. */
  clause?: string;
  /** Reported only with the profile `las-2.0`, or where the configuration gives it a severity. */
  strict?: boolean;
}

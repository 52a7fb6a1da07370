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
}

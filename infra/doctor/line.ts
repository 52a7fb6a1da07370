/** One line of the report. */
export interface Line {
  /** `warning`: the shop works, but something needs attention. `skipped`: it cannot be checked yet. */
  state: 'passed' | 'failed' | 'warning' | 'unknown' | 'skipped';
  check: string;
  says: string;
  /** What to type or do next. */
  next?: string;
}

export const passed = (check: string, says: string): Line => ({ state: 'passed', check, says });
export const failed = (check: string, says: string, next?: string): Line => ({
  state: 'failed',
  check,
  says,
  ...(next !== undefined && { next }),
});
/** Returns the line for something that cannot be examined here, with what to do about it. */
export const skipped = (check: string, says: string, next?: string): Line => ({
  state: 'skipped',
  check,
  says,
  ...(next !== undefined && { next }),
});

const signs: Record<Line['state'], string> = {
  passed: '✓',
  failed: '✗',
  warning: '!',
  unknown: '?',
  skipped: '–',
};

/** Writes the report for a terminal. */
export function reportText(lines: readonly Line[]): string {
  const rows = lines.map(
    ({ state, says, next }) => `${signs[state]} ${says}${next ? `\n  → ${next}` : ''}`,
  );
  return [...rows, '', summary(lines)].join('\n');
}

/**
 * Returns the exit code. 0: all checks passed. 1: a check failed or something needs attention. 2: something could not
 * be checked.
 */
export function exitCodeOf(lines: readonly Line[]): 0 | 1 | 2 {
  if (lines.some(({ state }) => state === 'failed' || state === 'warning')) return 1;
  return lines.some(({ state }) => state === 'unknown') ? 2 : 0;
}

function summary(lines: readonly Line[]): string {
  const count = (state: Line['state']) => lines.filter((line) => line.state === state).length;
  const parts = [
    `${count('passed')} passed`,
    `${count('failed')} failed`,
    `${count('warning')} ${count('warning') === 1 ? 'warning' : 'warnings'}`,
    ...(count('unknown') > 0 ? [`${count('unknown')} not checked`] : []),
  ];
  return `${parts.join(', ')}.`;
}

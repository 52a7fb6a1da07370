/** One line of the report. */
export interface Line {
  /** `warning`: the shop works, but something needs attention. `later`: it cannot be checked yet. */
  state: 'right' | 'wrong' | 'warning' | 'unknown' | 'later';
  check: string;
  says: string;
  /** What to type or do next. */
  next?: string;
}

export const right = (check: string, says: string): Line => ({ state: 'right', check, says });
export const wrong = (check: string, says: string, next?: string): Line => ({
  state: 'wrong',
  check,
  says,
  ...(next !== undefined && { next }),
});
/** Returns the line for something that cannot be examined here, with what to do about it. */
export const later = (check: string, says: string, next?: string): Line => ({
  state: 'later',
  check,
  says,
  ...(next !== undefined && { next }),
});

const signs: Record<Line['state'], string> = {
  right: '✓',
  wrong: '✗',
  warning: '!',
  unknown: '?',
  later: '–',
};

/** Writes the report for a terminal. */
export function reportText(lines: readonly Line[]): string {
  const rows = lines.map(
    ({ state, says, next }) => `${signs[state]} ${says}${next ? `\n  → ${next}` : ''}`,
  );
  return [...rows, '', summary(lines)].join('\n');
}

/** Returns the exit code. 0: everything is right. 1: something is wrong or needs attention. 2: something could not be checked. */
export function exitCodeOf(lines: readonly Line[]): 0 | 1 | 2 {
  if (lines.some(({ state }) => state === 'wrong' || state === 'warning')) return 1;
  return lines.some(({ state }) => state === 'unknown') ? 2 : 0;
}

function summary(lines: readonly Line[]): string {
  const count = (state: Line['state']) => lines.filter((line) => line.state === state).length;
  const parts = [
    `${count('right')} right`,
    `${count('wrong')} wrong`,
    `${count('warning')} ${count('warning') === 1 ? 'warning' : 'warnings'}`,
    ...(count('unknown') > 0 ? [`${count('unknown')} not checked`] : []),
  ];
  return `${parts.join(', ')}.`;
}

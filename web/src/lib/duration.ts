const names = ['h', 'min', 's'] as const;

/** 250 → '4 min 10 s', 3725 → '1 h 2 min': the two largest units, truncated. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const from = Math.max(
    0,
    parts.findIndex((part) => part > 0),
  );
  const shown = parts.map((part, at) => ({ part, name: names[at]! })).slice(from, from + 2);
  const text = shown.filter(({ part }) => part > 0).map(({ part, name }) => `${part} ${name}`);
  return text.join(' ') || '0 s';
}

/** Minutes per division of a scale, so that the longest has about a dozen. */
export function minutesPerDivision(longestSeconds: number): number {
  return [1, 2, 5, 10, 20, 30].find((minutes) => longestSeconds / 60 / minutes <= 14) ?? 60;
}

const daysMs = 24 * 3600 * 1000;

/** Formats a time in a time zone for a date and time field: `2026-12-03T09:00`. */
export function minuteIn(timeZone: string, at: string | number): string {
  // Swedish dates have the form of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(new Date(at)).replace(' ', 'T');
}

/**
 * Returns the time of such a minute in a time zone. When clocks go back, it is the first of two; undefined for a minute
 * that is skipped when clocks go forward, and for invalid text.
 */
export function timeOfMinute(timeZone: string, minute: string): string | undefined {
  const asUtc = Date.parse(`${minute}:00.000Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const times = [asUtc - daysMs, asUtc + daysMs]
    .map((near) => asUtc - (Date.parse(`${minuteIn(timeZone, near)}:00.000Z`) - near))
    .sort((a, b) => a - b);
  const time = times.find((candidate) => minuteIn(timeZone, candidate) === minute);
  return time === undefined ? undefined : new Date(time).toISOString();
}

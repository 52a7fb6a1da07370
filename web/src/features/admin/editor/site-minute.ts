const daysMs = 24 * 3600 * 1000;

/** A time as a field for date and time has it, in a time zone: `2026-12-03T09:00`. */
export function minuteIn(timeZone: string, at: string | number): string {
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(new Date(at)).replace(' ', 'T');
}

/**
 * The time of such a minute in a time zone. Of the two that it may have when clocks go back, the first; undefined for
 * one that is skipped when they go forward, and for what is no minute.
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

/** A cache, by time zone: making a format takes fifty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day of a time in a time zone: `2026-11-26`. */
export function dayIn(timeZone: string, time: Date | string): string {
  // Swedish dates have the form of ISO 8601.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(time));
}

/** The current time, in one place so that tests can set it with fake timers. */
export function now(): Date {
  return new Date();
}

/** ISO 8601 in UTC, as stored in every `…At` attribute. */
export function nowIso(): string {
  return now().toISOString();
}

/** Epoch seconds `seconds` from now: DynamoDB's time to live. */
export function epochSecondsIn(seconds: number): number {
  return Math.floor(now().getTime() / 1000) + seconds;
}

/** Returns the current time. Tests set it with fake timers. */
export function now(): Date {
  return new Date();
}

/** Returns the current time in ISO 8601 (UTC), as stored in every `…At` attribute. */
export function nowIso(): string {
  return now().toISOString();
}

/** Returns the time `seconds` from now in epoch seconds, the unit of DynamoDB's time to live. */
export function epochSecondsIn(seconds: number): number {
  return Math.floor(now().getTime() / 1000) + seconds;
}

/** Returns the time `seconds` from now in ISO 8601 (UTC). */
export function isoIn(seconds: number): string {
  return new Date(now().getTime() + seconds * 1000).toISOString();
}

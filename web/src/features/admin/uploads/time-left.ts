import * as messages from './messages.ts';
/** Short enough to follow a line that becomes slower, long enough not to jump. */
const windowMs = 20_000;
const leastMs = 2000;

/** Estimates how long the rest of a file takes, from how fast the last seconds were. */
export function createTimeLeft(sizeBytes: number, nowMs: () => number = () => performance.now()) {
  let samples: { atMs: number; sentBytes: number }[] = [];
  return {
    /** @returns seconds; undefined until enough was seen */
    after(sentBytes: number): number | undefined {
      const atMs = nowMs();
      // What a pause or a lost connection took back is sent again.
      if (sentBytes < (samples.at(-1)?.sentBytes ?? 0)) samples = [];
      samples.push({ atMs, sentBytes });
      samples = samples.filter((sample) => atMs - sample.atMs <= windowMs);
      const [first] = samples;
      if (!first || atMs - first.atMs < leastMs || sentBytes === first.sentBytes) return undefined;
      const bytesPerMs = (sentBytes - first.sentBytes) / (atMs - first.atMs);
      return (sizeBytes - sentBytes) / bytesPerMs / 1000;
    },
    /** Nothing was sent for a while: what was before says nothing. */
    forget(): void {
      samples = [];
    },
  };
}

/** 'about 2 minutes left'; rough, so that it does not change with every piece. */
export function timeLeftText(seconds: number): string {
  if (seconds < 10) return messages.aFewSecondsLeft;
  if (seconds < 55) return messages.secondsLeft(Math.ceil(seconds / 10) * 10);
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return messages.minutesLeft(minutes);
  return messages.aboutMinutesHoursLeft(Math.ceil(minutes / 60));
}

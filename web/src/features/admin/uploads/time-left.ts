import * as messages from './messages.ts';
/** The estimate uses the last 20 s: short enough to follow a slowing connection, long enough not to jump. */
const windowMs = 20_000;
const minMs = 2000;

/** Estimates how long the rest of a file takes, from how fast the last seconds were. */
export function createTimeLeft(sizeBytes: number, nowMs: () => number = () => performance.now()) {
  let samples: { atMs: number; sentBytes: number }[] = [];
  return {
    /** @returns Seconds; undefined until there are enough samples. */
    after(sentBytes: number): number | undefined {
      const atMs = nowMs();
      // After a pause or a lost connection, some bytes are sent again.
      if (sentBytes < (samples.at(-1)?.sentBytes ?? 0)) samples = [];
      samples.push({ atMs, sentBytes });
      samples = samples.filter((sample) => atMs - sample.atMs <= windowMs);
      const [first] = samples;
      if (!first || atMs - first.atMs < minMs || sentBytes === first.sentBytes) return undefined;
      const bytesPerMs = (sentBytes - first.sentBytes) / (atMs - first.atMs);
      return (sizeBytes - sentBytes) / bytesPerMs / 1000;
    },
    /** Discards the samples after a break in which nothing was sent. */
    forget(): void {
      samples = [];
    },
  };
}

/** Returns 'about 2 minutes left'. It is coarse so that it does not change with every part. */
export function timeLeftText(seconds: number): string {
  if (seconds < 10) return messages.aFewSecondsLeft;
  if (seconds < 55) return messages.secondsLeft(Math.ceil(seconds / 10) * 10);
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return messages.minutesLeft(minutes);
  return messages.aboutMinutesHoursLeft(Math.ceil(minutes / 60));
}

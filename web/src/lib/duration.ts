/** Formats a duration in its two largest units, truncated: 250 → '4 min 10 s', 3725 → '1 h 2 min'. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [size, large, small] = whole < 3600 ? [60, 'min', 's'] : [3600, 'h', 'min'];
  const first = Math.floor(whole / size);
  const second = Math.floor((whole % size) / (size / 60));
  if (first === 0) return `${second} ${small}`;
  return second === 0 ? `${first} ${large}` : `${first} ${large} ${second} ${small}`;
}

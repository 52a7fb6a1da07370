import * as messages from './messages.ts';
/** 80 → '1:20', 3725 → '1:02:05'. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** 80 → '1 minute 20 seconds', for screen readers. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    [Math.floor(whole / 3600), messages.hours],
    [Math.floor(whole / 60) % 60, messages.minutes],
    [whole % 60, messages.seconds],
  ] as const;
  const spoken = parts.filter(([value]) => value > 0).map(([value, text]) => text(value));
  return spoken.join(' ') || messages.seconds(0);
}

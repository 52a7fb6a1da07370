import { site } from '#shared/site-config/site.ts';
import * as messages from './messages.ts';

/**
 * Says when the visitor may retry: 240 s at 14:31 → 'You can try again in 4 minutes, at 14:35.' Times of a minute or
 * more are rounded up to whole minutes.
 */
export function retryText(seconds: number, now: Date = new Date()): string {
  const relative = new Intl.RelativeTimeFormat(site.locale);
  if (seconds < 60)
    return messages.youCanTryAgainSeconds(relative.format(Math.ceil(seconds), 'second'));
  const minutes = Math.ceil(seconds / 60);
  const time = new Intl.DateTimeFormat(site.locale, { timeStyle: 'short' });
  const at = new Date(now.getTime() + minutes * 60_000);
  return messages.youCanTryAgainMinutes(relative.format(minutes, 'minute'), time.format(at));
}

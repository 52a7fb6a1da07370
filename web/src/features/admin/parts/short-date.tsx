import { site } from '#shared/site-config/site.ts';

/** A date, '21 Nov 2026', with the exact time as a tooltip. */
export function ShortDate({ at }: { at: string }) {
  const date = new Date(at);
  const full = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeStyle: 'short' });
  const short = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium' });
  return (
    <time dateTime={at} title={full.format(date)}>
      {short.format(date)}
    </time>
  );
}

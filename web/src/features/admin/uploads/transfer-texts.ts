import { site } from '#shared/site-config/site.ts';

const megabyte = 1024 * 1024;

/** Formats a size in binary units, as the limits do: 5_242_880 → '5 MB'; 183_204 → '179 kB'; 1_610_612_736 → '1.5 GB'. */
export function sizeText(bytes: number): string {
  const [value, unit, digits] =
    bytes < megabyte
      ? [Math.ceil(bytes / 1024), 'kB', 0]
      : bytes < 1024 * megabyte
        ? [bytes / megabyte, 'MB', 1]
        : [bytes / megabyte / 1024, 'GB', 2];
  const number = new Intl.NumberFormat(site.locale, { maximumFractionDigits: Number(digits) });
  return `${number.format(Number(value))} ${unit}`;
}

/** Returns the percentage sent, as a whole number; at most 99 until everything is sent. */
export function percentSent(sentBytes: number, sizeBytes: number): number {
  return sentBytes >= sizeBytes ? 100 : Math.min(99, Math.floor((sentBytes / sizeBytes) * 100));
}

import { site } from '#shared/site-config/site.ts';

/** 183_204 → '183 kB'; 2_400_000 → '2.4 MB'. */
export function formatFileSize(bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000
      ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte']
      : [bytes / 1e6, 'megabyte'];
  return new Intl.NumberFormat(site.locale, {
    style: 'unit',
    unit: String(unit),
    maximumFractionDigits: 1,
  }).format(Number(value));
}

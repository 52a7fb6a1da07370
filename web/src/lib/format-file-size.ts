import { site } from '#shared/site-config/site.ts';

const formats: Partial<Record<string, Intl.NumberFormat>> = {};

/** Formats a size in bytes: 183_204 → '183 kB'; 2_400_000 → '2.4 MB'; 1_200_000_000 → '1.2 GB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1e6) return format(Math.max(1, Math.round(bytes / 1e3)), 'kilobyte');
  return bytes < 1e9 ? format(bytes / 1e6, 'megabyte') : format(bytes / 1e9, 'gigabyte');
}

function format(value: number, unit: string): string {
  formats[unit] ??= new Intl.NumberFormat(site.locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  });
  return formats[unit].format(value);
}

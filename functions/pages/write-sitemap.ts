import { escapeHtml } from '#shared/html/escape-html.ts';
import type { SitemapEntry } from './sitemap-entries.ts';

/** A file may list 50,000 URLs (https://www.sitemaps.org/protocol.html); this many stay well below Lambda's 6 MB. */
export const partSize = 10_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Returns the number of files needed. */
export function partsOf(entries: readonly SitemapEntry[]): number {
  return Math.max(1, Math.ceil(entries.length / partSize));
}

/**
 * Writes one sitemap file.
 * @param part from 1
 * @returns undefined if there is no such part
 */
export function writePart(
  entries: readonly SitemapEntry[],
  part: number,
  origin: string,
): string | undefined {
  if (!Number.isInteger(part) || part < 1 || part > partsOf(entries)) return undefined;
  const urls = entries.slice((part - 1) * partSize, part * partSize).map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>`;
  });
  return `${declaration}<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** Writes the sitemap, or an index of its files if there are several. */
export function writeSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const parts = partsOf(entries);
  if (parts === 1) return writePart(entries, 1, origin)!;
  const files = Array.from(
    { length: parts },
    (_, index) =>
      `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `${declaration}<sitemapindex ${namespace}>\n${files.join('\n')}\n</sitemapindex>\n`;
}

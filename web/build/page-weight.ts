import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bootScript } from '#shared/html/boot-script.ts';
import type { PageAssets } from './asset-index.ts';
import { readPageCss } from './page-css.ts';

/**
 * Brotli sizes in bytes: all scripts of a public page including those loaded later, the loader, the script in the head,
 * and everything that the home page transfers.
 */
const limits = { page: 110 * 1024, loader: 2 * 1024, boot: 1024, home: 250 * 1024 };

/** Compressors and bundlers differ by a few bytes between versions, so only a clear excess fails. */
const tolerance = 1.01;

/** These formats are already compressed. */
const packed = /\.(woff2|png|jpe?g|avif|webp)$/;

/** In the build's folder, next to `web`. */
export const pageAssetsFile = 'page-assets.json';

export interface BuiltPage {
  pathname: string;
  assets: PageAssets;
}

interface PageWeight {
  pathname: string;
  scripts: number;
  later: number;
  /** The page's rules, which are part of the HTML. */
  styles: number;
  html: number;
  /** Includes the fonts that every page shows. */
  total: number;
}

export interface SiteWeight {
  pages: readonly PageWeight[];
  loader: number;
  boot: number;
}

/** Measures what every public page of a build transfers, compressed as at the edge. */
export async function weighSite(outDir: string, pages: readonly BuiltPage[]): Promise<SiteWeight> {
  const size = sizesIn(outDir);
  return {
    pages: await Promise.all(pages.map((page) => weigh(outDir, page, size))),
    loader: await size(pages[0]!.assets.loader),
    boot: packedSize(bootScript),
  };
}

/** Lists what exceeds its limit: `failed` beyond the tolerance, otherwise `noted`. */
export function judgeWeight({ pages, loader, boot }: SiteWeight): {
  failed: string[];
  noted: string[];
} {
  const home = pages.find(({ pathname }) => pathname === '/');
  const measured = [
    ...pages.map((page) => ({
      what: page.pathname,
      bytes: page.scripts + page.later,
      limit: limits.page,
    })),
    { what: 'the loader', bytes: loader, limit: limits.loader },
    { what: 'the boot script', bytes: boot, limit: limits.boot },
    { what: 'the home page in all', bytes: home?.total ?? 0, limit: limits.home },
  ];
  const over = (factor: number) => measured.filter(({ bytes, limit }) => bytes > limit * factor);
  const name = ({ what, bytes, limit }: (typeof measured)[number]) =>
    `${what} (${kilobytes(bytes).trim()} of ${kilobytes(limit).trim()} KB)`;
  const failing = over(tolerance);
  return {
    failed: failing.map(name),
    noted: over(1)
      .filter((one) => !failing.includes(one))
      .map(name),
  };
}

/** Returns the table of all pages, in kilobytes. */
export function weightTable({ pages, loader, boot }: SiteWeight): string {
  const titles = ['JS', 'later JS', 'CSS', 'HTML', 'all'];
  const head = `${'page'.padEnd(26)}${titles.map((title) => title.padStart(9)).join('')}   (KB, Brotli; HTML: with its CSS; all: with fonts)`;
  const rows = pages.map(
    ({ pathname, scripts, later, styles, html, total }) =>
      pathname.padEnd(26) + [scripts, later, styles, html, total].map(kilobytes).join(''),
  );
  return [head, ...rows, `loader${kilobytes(loader)} of 2, boot${kilobytes(boot)} of 1`].join('\n');
}

type Size = (file: string) => Promise<number>;

async function weigh(
  outDir: string,
  { pathname, assets }: BuiltPage,
  size: Size,
): Promise<PageWeight> {
  const all = async (files: string[]) =>
    (await Promise.all(files.map(size))).reduce((sum, bytes) => sum + bytes, 0);
  const scripts = await all([assets.loader, ...assets.scripts]);
  const later = await all(assets.laterScripts);
  const styles = packedSize(await readPageCss(outDir, assets.styles));
  const html = await size(path.join(pathname, 'index.html'));
  const fonts = await all(assets.fonts);
  return { pathname, scripts, later, styles, html, total: scripts + later + html + fonts };
}

/** Transferred sizes; each file is read once. */
function sizesIn(outDir: string): Size {
  const known = new Map<string, Promise<number>>();
  const read = async (file: string) => {
    const content = await readFile(path.join(outDir, file));
    return packed.test(file) ? content.length : packedSize(content);
  };
  return (file) => {
    const size = known.get(file) ?? read(file);
    known.set(file, size);
    return size;
  };
}

const packedSize = (content: string | Buffer): number => brotliCompressSync(content).length;

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(9);

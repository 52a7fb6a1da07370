import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bootScript } from '#shared/html/boot-script.ts';
import type { PageAssets } from './asset-index.ts';

/**
 * Brotli sizes in bytes (design.md, Web): all scripts of a public page with what it asks for later, what runs before
 * interaction, the script in the head, and all that the home page transfers.
 */
const limits = { page: 110 * 1024, loader: 2 * 1024, boot: 1024, home: 250 * 1024 };

/** Fonts come compressed. */
const packed = /\.(woff2|png|jpe?g|avif|webp)$/;

export interface BuiltPage {
  address: string;
  assets: PageAssets;
  /** Stands in the page's head. */
  css: string;
}

interface Weighed {
  address: string;
  scripts: number;
  later: number;
  /** Of the page's rules alone; they are part of the HTML. */
  styles: number;
  html: number;
  /** With the fonts that every page shows. */
  total: number;
}

/** Prints what every public page loads and fails the build where a page loads too much. */
export async function checkBudget(outDir: string, pages: readonly BuiltPage[]): Promise<void> {
  const size = sizesIn(outDir);
  const boot = packedSize(bootScript);
  const loader = await size(pages[0]!.assets.loader);
  const weighed = await Promise.all(pages.map((page) => weigh(page, size)));

  const titles = ['JS', 'later JS', 'CSS', 'HTML', 'all'];
  console.log(
    `${'page'.padEnd(26)}${titles.map((title) => title.padStart(9)).join('')}   (KB, brotli; HTML: with its CSS; all: with fonts)`,
  );
  for (const { address, scripts, later, styles, html, total } of weighed) {
    console.log(address.padEnd(26) + [scripts, later, styles, html, total].map(kilobytes).join(''));
  }
  console.log(`loader${kilobytes(loader)} of 2, boot${kilobytes(boot)} of 1`);

  const tooLarge = weighed
    .filter(({ scripts, later }) => scripts + later > limits.page)
    .map(({ address }) => address);
  if (loader > limits.loader) tooLarge.push('the loader');
  if (boot > limits.boot) tooLarge.push('the boot script');
  const home = weighed.find(({ address }) => address === '/');
  if (home && home.total > limits.home) {
    tooLarge.push(`the home page with ${kilobytes(home.total).trim()} KB in all`);
  }
  if (tooLarge.length > 0) throw new Error(`Over the budget: ${tooLarge.join(', ')}`);
}

type Size = (address: string) => Promise<number>;

async function weigh({ address, assets, css }: BuiltPage, size: Size): Promise<Weighed> {
  const all = async (addresses: string[]) =>
    (await Promise.all(addresses.map(size))).reduce((sum, bytes) => sum + bytes, 0);
  const scripts = await all([assets.loader, ...assets.scripts]);
  const later = await all(assets.laterScripts);
  const styles = packedSize(css);
  const html = await size(path.join(address, 'index.html'));
  const fonts = await all(assets.fonts);
  return { address, scripts, later, styles, html, total: scripts + later + html + fonts };
}

/** Sizes as transferred, each read once. */
function sizesIn(outDir: string): Size {
  const known = new Map<string, number>();
  return async (address) => {
    const cached = known.get(address);
    if (cached !== undefined) return cached;
    const content = await readFile(path.join(outDir, address));
    const bytes = packed.test(address) ? content.length : packedSize(content);
    known.set(address, bytes);
    return bytes;
  };
}

const packedSize = (content: string | Buffer): number => brotliCompressSync(content).length;

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(9);

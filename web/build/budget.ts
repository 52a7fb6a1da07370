import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageAssets } from './asset-index.ts';

/** Brotli sizes in bytes (design.md, Web): all scripts of a public page with what it asks for later, what runs before interaction, what blocks the first paint. */
const limits = { page: 110 * 1024, loader: 2 * 1024, boot: 1024 };

/**
 * Prints what every public page loads and fails the build where a page loads too much.
 * @param pages Path and assets of each.
 */
export async function checkBudget(
  outDir: string,
  pages: readonly (readonly [string, PageAssets])[],
): Promise<void> {
  const known = new Map<string, number>();
  async function size(address: string): Promise<number> {
    const cached = known.get(address);
    if (cached !== undefined) return cached;
    const bytes = brotliCompressSync(await readFile(path.join(outDir, address))).length;
    known.set(address, bytes);
    return bytes;
  }
  const total = async (addresses: string[]) =>
    (await Promise.all(addresses.map(size))).reduce((sum, bytes) => sum + bytes, 0);

  const rows: [address: string, scripts: number, later: number, styles: number][] = [];
  for (const [address, assets] of pages) {
    const scripts = await total([assets.boot, assets.loader, ...assets.scripts]);
    const later = await total(assets.laterScripts);
    rows.push([address, scripts, later, await total(assets.styles)]);
  }
  const [boot, loader] = await Promise.all([size(pages[0]![1].boot), size(pages[0]![1].loader)]);

  console.log(
    `${'page'.padEnd(26)}${['JS', 'later JS', 'CSS'].map((title) => title.padStart(9)).join('')}   (KB, brotli)`,
  );
  for (const [address, ...sizes] of rows) {
    console.log(`${address.padEnd(26)}${sizes.map(kilobytes).join('')}`);
  }
  console.log(`loader${kilobytes(loader)} of 2, boot${kilobytes(boot)} of 1`);

  const tooLarge = rows
    .filter(([, scripts, later]) => scripts + later > limits.page)
    .map(([address]) => address);
  if (loader > limits.loader) tooLarge.push('the loader');
  if (boot > limits.boot) tooLarge.push('the boot script');
  if (tooLarge.length > 0) throw new Error(`Over the script budget: ${tooLarge.join(', ')}`);
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(9);

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts a page's style sheets into one file: the first paint waits for one request in place of one for each part that
 * the page is made of.
 * @param styles paths on the site, in the order of the cascade
 * @returns the path of the one, named for its content
 */
export async function writeStyleSheet(outDir: string, styles: readonly string[]): Promise<string> {
  const parts = styles.map((address) => readFile(path.join(outDir, address), 'utf8'));
  const css = (await Promise.all(parts)).join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 7);
  const address = `/assets/page-${hash}.css`;
  await writeFile(path.join(outDir, address), css);
  return address;
}

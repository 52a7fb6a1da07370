import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the rules of a page's style sheets as one text for its head.
 * @param styles paths on the site, in the order of the cascade
 * @throws Error if a rule would end the enclosing element
 */
export async function readPageCss(outDir: string, styles: readonly string[]): Promise<string> {
  const parts = styles.map((file) => readFile(path.join(outDir, file), 'utf8'));
  const css = (await Promise.all(parts)).join('\n');
  if (/<\/style/i.test(css)) throw new Error(`A style sheet says </style>: ${styles.join(', ')}`);
  return css;
}

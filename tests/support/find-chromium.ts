import { existsSync } from 'node:fs';

const debianChromium = '/usr/bin/chromium';

/** Quiet, and without a sandbox where none is possible. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Debian's Chromium if it is installed, else the one from npm without its default arguments, which break the
 * tests' pages.
 */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  if (existsSync(debianChromium)) return { executablePath: debianChromium, args };
  const { default: packed } = await import('@sparticuz/chromium');
  return { executablePath: await packed.executablePath(), args };
}

import { existsSync } from 'node:fs';

const installed = '/usr/bin/chromium';

/** Quiet, and without a sandbox where none is possible. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

interface Chromium {
  executablePath: string;
  args: string[];
}

/** An installed Chromium, as visitors have it, else the one from npm. */
export async function findChromium(): Promise<Chromium> {
  return existsSync(installed) ? { executablePath: installed, args } : findHeadlessShell();
}

/**
 * Chromium's headless shell from npm, for tests: a page takes a third of the processor time that it takes in a whole
 * browser, and the version is the same everywhere. `CHROMIUM` names another program. The package's own arguments are
 * left out, since they break the tests' pages. Sites are not isolated, which would only add processes, and scripts are
 * not optimized, which pages that live for seconds do not repay: that saves a twentieth of the processor time.
 */
export async function findHeadlessShell(): Promise<Chromium> {
  const { default: packed } = await import('@sparticuz/chromium');
  return {
    executablePath: process.env['CHROMIUM'] ?? (await packed.executablePath()),
    args: [...args, '--disable-site-isolation-trials', '--js-flags=--no-opt'],
  };
}

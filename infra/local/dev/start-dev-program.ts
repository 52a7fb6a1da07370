import path from 'node:path';
import type { Program } from '../run-local.ts';
import { checkPages, startVite } from './start-vite.ts';
import { watchFunctions } from './watch-functions.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Starts the program of `npm run dev`: pages from Vite, and functions that are rebuilt on every change.
 * @throws SiteMistake if a page of the site has a mistake
 */
export async function startDevProgram(
  outDir: string,
  signal: AbortSignal,
  log: (line: string) => void,
): Promise<Program> {
  log('Checking the pages and bundling the functions …');
  const [functions] = await Promise.all([
    watchFunctions(outDir, () => log('Functions reloaded.')),
    checkPages(),
  ]);
  signal.addEventListener('abort', () => void functions.close());
  return {
    loadHandler: functions.loadHandler,
    web: { start: startVite },
    // The file of the last `npm run build:web`, if any: Vite does not prerender.
    siteTextFile: path.join(root, 'dist/site-text.json'),
  };
}

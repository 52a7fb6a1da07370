import path from 'node:path';
import type { Program } from '../run-local.ts';
import { startVite } from './start-vite.ts';
import { watchFunctions } from './watch-functions.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The program of `npm run dev`: Vite for the pages, functions that are bundled again at every change. */
export async function startDevProgram(
  outDir: string,
  signal: AbortSignal,
  log: (line: string) => void,
): Promise<Program> {
  log('Bundling the functions …');
  const functions = await watchFunctions(outDir, () => log('Functions reloaded.'));
  signal.addEventListener('abort', () => void functions.close());
  return {
    loadHandler: functions.loadHandler,
    web: { start: startVite },
    // Of the last `npm run build:web`, if there was one: Vite prerenders nothing.
    siteTextFile: path.join(root, 'dist/site-text.json'),
  };
}

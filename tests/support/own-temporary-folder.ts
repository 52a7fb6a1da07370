import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives a run of Vitest a temporary folder of its own, which is removed in the end with all that tests, and the commands
 * that they start, left there. Called once for each project; the first call counts.
 */
export default function ownTemporaryFolder(): (() => void) | undefined {
  if (process.env['OUTCROP_TEST_RUN']) return undefined;
  // Code that Node.js has compiled is kept from one run to the next.
  process.env['NODE_COMPILE_CACHE'] ??= path.join(tmpdir(), 'node-compile-cache');
  const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-tests-'));
  process.env['OUTCROP_TEST_RUN'] = folder;
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

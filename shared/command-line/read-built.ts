import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteCommand } from '../site-config/site-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Reads a JSON file of the last build of the site, for a command that needs one. If there is none, it says which
 * command to run first, and the process ends with 1.
 * @param dist the folder of the build
 */
export async function readBuilt(file: string, dist = path.join(root, 'dist')): Promise<unknown> {
  const place = path.join(dist, file);
  try {
    return JSON.parse(await readFile(place, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const build = siteCommand('npm run build:web');
    console.error(
      `${path.relative(root, place)} does not exist, because the site has not been built. Run "${build}" first.`,
    );
    process.exit(1);
  }
}

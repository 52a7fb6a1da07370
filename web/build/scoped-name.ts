import { createHash } from 'node:crypto';
import path from 'node:path';

const files = new Map<string, string>();
const root = path.resolve(import.meta.dirname, '..');

/**
 * Name of a CSS module's class: its own and four characters derived from the file. The names are in the scripts of
 * every page; Vite's own, with the line of each class, take half a kilobyte more of them.
 * @throws Error where two files get the same characters: rename one of them
 */
export function scopedName(name: string, file: string): string {
  const place = path.relative(root, file.split('?')[0]!);
  const mark = createHash('sha1')
    .update(place)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 4);
  const other = files.get(mark) ?? place;
  if (other !== place) throw new Error(`${place} and ${other} share the class mark ${mark}.`);
  files.set(mark, place);
  return `${name}_${mark}`;
}

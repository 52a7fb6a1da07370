import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeInSite } from '../site-config/site-folder.ts';
import type { SiteExport } from './check-settings.ts';
import { lineOfSetting, lineOfText } from './line-of-setting.ts';

/**
 * Returns the file and line of a setting, for messages. If its text is not in the file of the setting but in one that
 * is imported from beside it, such as `config/shop.ts`, that is the place to change.
 * @param value what the setting is
 */
export function placeOfSetting(
  { folder, file, name }: SiteExport,
  at: readonly PropertyKey[],
  value: unknown,
): string {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const line = lineOfSetting(source, [name, ...at], value);
  const here = `${placeInSite(folder, file)}:${line}`;
  if (typeof value !== 'string' || lineOfText(value, source) !== undefined) return here;
  for (const [, imported] of source.matchAll(/ from '\.\/([\w-]+\.ts)'/g)) {
    const other = path.join(path.dirname(file), imported!);
    const place = path.join(folder, other);
    const found = existsSync(place) && lineOfText(value, readFileSync(place, 'utf8'));
    if (found) return `${placeInSite(folder, other)}:${found}`;
  }
  return here;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod';
import { placeInSite } from '../site-config/site-folder.ts';
import { SiteMistake } from '../site-config/site-mistake.ts';
import { checkSettings } from './check-settings.ts';
import { explainFailure } from './explain-failure.ts';
import { gather } from './gather.ts';
import { nearest } from './nearest.ts';
import { siteFiles, type SiteExports, type SiteFile } from './site-files.ts';

/**
 * Loads a file of a site and checks what it exports.
 * @param folder the folder of the site
 * @throws SiteMistake that says what is wrong with the file, and in which line
 */
export async function loadSiteFile<File extends SiteFile>(
  folder: string,
  file: File,
): Promise<SiteExports<File>> {
  const exported = await load(folder, file);
  const schemas: Record<string, z.ZodType> = siteFiles[file];
  const checked = await gather(
    Object.entries(schemas).map(async ([name, schema]) => {
      if (!(name in exported)) throw missingExport(folder, file, name, Object.keys(exported));
      return [name, checkSettings({ folder, file, name }, schema, exported[name])] as const;
    }),
  );
  return Object.fromEntries(checked) as SiteExports<File>;
}

async function load(folder: string, file: string): Promise<Record<string, unknown>> {
  const place = path.join(folder, file);
  if (!existsSync(place)) {
    const here = placeInSite(folder, file);
    throw new SiteMistake(`${here}: This file is missing. Copy it from sites/blank/${file}.`);
  }
  try {
    return (await import(pathToFileURL(place).href)) as Record<string, unknown>;
  } catch (error) {
    throw explainFailure(error, folder, file);
  }
}

function missingExport(
  folder: string,
  file: string,
  name: string,
  names: readonly string[],
): SiteMistake {
  const similar = nearest(name, names);
  const advice = similar
    ? `It exports \`${similar}\`: rename that to \`${name}\`.`
    : `Add it as in sites/blank/${file}.`;
  return new SiteMistake(
    `${placeInSite(folder, file)}: The file does not export \`${name}\`. ${advice}`,
  );
}

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteArt } from '../site-art/site-art.ts';
import { siteFolder } from './site-folder.ts';

const files = ['mark', 'preview-art', 'podcast-cover'];

/** Loads the pictures of the chosen site, for the build. */
export async function loadActiveArt(): Promise<SiteArt> {
  const paths = files.map((file) => path.join(siteFolder(), 'art', `${file}.ts`));
  const modules = (await Promise.all(
    paths.map((file) => import(pathToFileURL(file).href)),
  )) as object[];
  return Object.assign({}, ...modules) as SiteArt;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { previewSize, type PreviewImage } from '#shared/html/head-tags.ts';
import { atOrigin } from '#shared/html/site-origin.ts';
import { sitePages, type SitePages } from '#shared/html/site-page.ts';
import { env } from '../platform/env.ts';

/** Reads a prerendered page as a template: `articles`, `articles/item`. */
export async function readTemplate(page: string): Promise<string> {
  return atOrigin(await read(`${page}.html`), env().SITE_URL);
}

/** Reads the list of public pages from the web build. */
export async function readSitePages(): Promise<SitePages> {
  return sitePages.parse(JSON.parse(await read('site-pages.json')));
}

/** Returns the picture for a page's link previews. */
export async function pictureOf(pathname: string): Promise<PreviewImage | undefined> {
  const page = (await readSitePages()).find((each) => each.pathname === pathname);
  return page && { url: env().SITE_URL + page.image, ...previewSize };
}

/** Returns the folder with the output of the web build. */
export function pagesDir(): string {
  const folder = env().PAGES_DIR;
  if (!folder) throw new Error('PAGES_DIR is not set: the pages are served by Vite.');
  return folder;
}

function read(file: string): Promise<string> {
  return readFile(path.join(pagesDir(), file), 'utf8');
}

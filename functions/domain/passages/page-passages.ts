import { readFile } from 'node:fs/promises';
import { siteTextSchema, type SiteText } from '#shared/site-text/site-text.ts';
import { env } from '../../platform/env.ts';
import { logger } from '../../platform/logger.ts';
import { numbered } from './item-passages.ts';
import type { Passage } from './passage.ts';
import { splitText } from './split-text.ts';

/**
 * Reads the passages of the site's pages from the file that the web build writes. Without the file (`npm run dev`
 * before a build), the assistant knows only the catalogues, and the log says so.
 */
export async function readPagePassages(): Promise<Passage[]> {
  const file = env().SITE_TEXT_FILE;
  if (!file) throw new Error('SITE_TEXT_FILE is not set: the assistant is off.');
  try {
    return pagePassages(siteTextSchema.parse(JSON.parse(await readFile(file, 'utf8'))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    logger.warn('page texts not found: the assistant answers without them', { file });
    return [];
  }
}

export function pagePassages(pages: SiteText): Passage[] {
  return pages.flatMap(({ url, title, passages }) =>
    numbered(
      { kind: 'page', id: url, title, url },
      passages.flatMap(({ text, heading, parts }) => {
        const above = heading && { heading };
        if (parts) return [{ text, parts, ...above }];
        return splitText(text).map((part) => ({ text: part, ...above }));
      }),
    ),
  );
}

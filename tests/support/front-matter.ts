import { readFileSync } from 'node:fs';
import { VFile } from 'vfile';
import type * as z from 'zod';
import type { ContentLayout } from '#shared/pages/site-content.ts';
import { loadContentSettings } from '#web/build/content/content-settings.ts';
import { readFrontMatter } from '#web/build/content/read-front-matter.ts';

/** The fields of a page of text as its layout gets them: checked, with values filled in. */
export async function frontMatterOf<Layout extends ContentLayout>(
  file: string,
  _layout: Layout,
): Promise<z.infer<Layout['fields']>> {
  const [, value = ''] = readFileSync(file, 'utf8').split(/^---\n/m);
  const page = new VFile({ path: file });
  const settings = await loadContentSettings();
  const { fields } = readFrontMatter(
    { type: 'root', children: [{ type: 'yaml', value }] },
    page,
    settings,
  );
  return fields as z.infer<Layout['fields']>;
}

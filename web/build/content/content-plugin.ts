import path from 'node:path';
import { compile, type CompileOptions } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { SiteMistake } from '#shared/site-config/site-mistake.ts';
import type { ContentSettings } from './content-settings.ts';
import { explainMdx } from './explain-mdx.ts';
import { readPage } from './read-page.ts';

/**
 * Pages of text: `sites/<name>/pages/<folder>/<name>-page.mdx`, Markdown with front matter, values and blocks, compiled
 * to components. A mistake stops the build and names the file, the line and what to do.
 */
export function contentPlugin(settings: ContentSettings): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, file) {
        return { code: await compileOnce(source, file, settings), map: null };
      },
    },
  };
}

const compiled = new Map<string, Promise<string>>();

/** Compiles a page of text once for the check and both builds of a site. */
export function compileOnce(
  source: string,
  file: string,
  settings: ContentSettings,
): Promise<string> {
  const key = `${file}\n${source}`;
  const known = compiled.get(key) ?? compileContent(source, file, settings);
  compiled.set(key, known);
  return known;
}

/**
 * Compiles a page of text to a module whose default export is the page.
 * @throws SiteMistake with file and line
 */
export async function compileContent(source: string, file: string, settings: ContentSettings) {
  try {
    const remarkPlugins: CompileOptions['remarkPlugins'] = [
      remarkFrontmatter,
      remarkGfm,
      [readPage, settings],
    ];
    return String(await compile({ path: file, value: source }, { remarkPlugins }));
  } catch (error) {
    const { line, column, reason } = error as { line?: number; column?: number; reason?: string };
    if (!reason) throw error;
    const { text, line: begins } = explainMdx(reason);
    const place = [path.relative(process.cwd(), file), begins ?? line ?? 1, column ?? 1].join(':');
    throw new SiteMistake(`${place}: ${text}`);
  }
}

import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { SiteRoute } from '#shared/pages/site-route.ts';

const glob = /(import\.meta\.glob<[^(]*>\()\s*(?:\[([\s\S]*?),?\s*\]|('[^']*'))/g;
const lists = /\/(web\/src\/app\/([a-z]+-)?pages|sites\/[\w-]+\/pages\/modules)\.ts$/;

/** Leaves pages without a route out of the build: those of a capability that is switched off. */
export function routedPages(routes: readonly SiteRoute[]): Plugin {
  const names = new Set(routes.flatMap(({ page, itemPage }) => [page, itemPage]));
  return {
    name: 'routed-pages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: lists },
      handler(code, id) {
        const folder = id.endsWith('modules.ts') ? '.' : '../features';
        const files = globSync('*/*-page.{tsx,mdx}', {
          cwd: path.join(path.dirname(id), folder),
        });
        const unrouted = files.filter((file) => !names.has(file.replace(/\.\w+$/, '')));
        return {
          code: leaveOut(
            code,
            unrouted.map((file) => `${folder}/${file}`),
          ),
          map: null,
        };
      },
    },
  };
}

/** Excludes more files from the globs of a module. */
export function leaveOut(code: string, files: readonly string[]): string {
  const out = files.map((file) => `, '!${file}'`).join('');
  return code.replaceAll(
    glob,
    (_, call: string, list: string | undefined, one: string | undefined) =>
      `${call}[${(list ?? one)!.trim()}${out}]`,
  );
}

import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { buildFunctions } from '#infra/build-functions.ts';
import type { SiteRoute } from '#shared/pages/site-route.ts';
import { foreignWords } from './foreign-words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const pictures = /\.(woff2?|png|jpe?g|webp|avif|ico)$/;

/** A text with the name of its source. */
export type NamedText = readonly [from: string, text: string];

/** Runs a script of the project. */
export const runScript = (args: readonly string[], env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });

/** The sources of each function, by its name. */
export type FunctionSources = Readonly<Record<string, readonly string[]>>;

/** Builds pages and functions of a site. */
export async function buildSite(site: string, folder: string): Promise<FunctionSources> {
  await runScript(['--import', './infra/choose-site.ts', 'web/build.ts', folder], { SITE: site });
  return buildFunctionsOf(site, folder);
}

export async function buildFunctionsOf(site: string, folder: string): Promise<FunctionSources> {
  vi.stubEnv('SITE', site);
  const bundles = await buildFunctions(folder);
  return Object.fromEntries(bundles.map(({ group, sources }) => [group, sources]));
}

/** Every text of a folder of a build. */
export function textsOf(folder: string, part: string): NamedText[] {
  const files = readdirSync(path.join(folder, part), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && !pictures.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]);
}

export const pagesOf = (folder: string): NamedText[] =>
  textsOf(folder, 'web').filter(([file]) => file.endsWith('.html'));

/** Words of the default site's field and company, each with the text that contains it. */
export const foreignIn = (texts: readonly NamedText[]): string[] =>
  texts.flatMap(([from, text]) => foreignWords(text).map((word) => `${from}: ${word}`));

/** Links of pages that are neither to a page of the site nor to a file of its build. */
export function deadLinks(folder: string): { checked: number; dead: string[] } {
  const { routes } = createRequire(path.join(folder, 'pages/'))('./render/prerender.cjs') as {
    routes: readonly SiteRoute[];
  };
  const isPage = (url: string) =>
    routes.some(({ path: pattern }) =>
      new RegExp(`^${pattern.replace(/\/(:\w+\?|\*)$/, '(/.*)?')}$`).test(url),
    );
  const isFile = (url: string) => existsSync(path.join(folder, 'web', url));
  const links = pagesOf(folder).flatMap(([file, html]) =>
    [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, to]) => [file, to!] as const),
  );
  const dead = links.filter(([, to]) => {
    const url = to.replace(/[?#].*$/, '');
    return !isPage(url) && !isFile(url);
  });
  return { checked: links.length, dead: dead.map(([file, to]) => `${file}: ${to}`) };
}

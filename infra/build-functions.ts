import { cpSync, existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { loadActiveParts, type ActiveParts } from '#shared/site-config/active-site.ts';
import { capabilities as own } from '#shared/site-config/capabilities.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { siteName } from '#shared/site-config/site-folder.ts';
import { explainMistakes } from '#shared/site-config/site-mistake.ts';
import {
  bundleDefines,
  bundleOptions,
  entryPoints,
  functionGroups,
  listSources,
} from './bundle-functions.ts';

const project = path.resolve(import.meta.dirname, '..');

/** The file with the name of a build's site, beside the bundles. */
export const siteMark = 'functions/site.txt';

export interface Bundle {
  group: string;
  /** The size of its code, without `pdfium.wasm`. */
  bytes: number;
  /** The files that were read for it, relative to the project. */
  sources: string[];
}

/**
 * Builds every function and copies the files of the web build that they read, if it exists.
 * @throws SiteMistake for an invalid site configuration
 */
export async function buildFunctions(dist = path.join(project, 'dist')): Promise<Bundle[]> {
  const parts = await loadActiveParts();
  const groups = functionGroups(project, parts.capabilities);
  const bundles = await bundleFunctions(dist, parts, groups);
  writeMark(dist);
  copySiteFiles(dist, parts.capabilities);
  return bundles;
}

/**
 * Copies the files of the web build that functions read to the places beside their code where deployments have them.
 */
export function copySiteFiles(dist: string, capabilities: Capabilities = own): void {
  for (const [from, to] of ofTheSite) {
    const file = path.join(dist, from);
    if (!existsSync(file) || (to.startsWith('chat/') && !capabilities.chat)) continue;
    cpSync(file, path.join(dist, 'functions', to), { recursive: true });
  }
}

async function bundleFunctions(
  dist: string,
  { assistant }: Pick<ActiveParts, 'assistant'>,
  groups: string[],
): Promise<Bundle[]> {
  const bundles: Bundle[] = [];
  const defines = bundleDefines(assistant);
  // One after the other: each build uses all cores, and parallel builds take longer.
  for (const group of groups) {
    const folder = path.join(dist, 'functions', group);
    const options = bundleOptions({ input: entryPoints(group), folder, defines });
    const sources: string[] = [];
    const { output } = await build({
      ...options,
      plugins: [...options.plugins, listSources(sources)],
    });
    removeOthers(folder, output);
    const chunks = output.filter((file) => file.type === 'chunk');
    const bytes = chunks.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);
    bundles.push({
      group,
      bytes,
      sources: sources.map((file) => path.relative(project, file)),
    });
  }
  return bundles;
}

/** Removes files left by earlier builds: their names contain hashes, so they are not overwritten. */
function removeOthers(folder: string, output: readonly { fileName: string }[]): void {
  const built = new Set(output.map(({ fileName }) => fileName));
  for (const file of globSync('*.cjs', { cwd: folder })) {
    if (!built.has(file)) rmSync(path.join(folder, file));
  }
}

function writeMark(dist: string): void {
  writeFileSync(path.join(dist, siteMark), siteName());
}

/** The files of the web build that functions read, and their places beside the code. */
const ofTheSite = [
  ['pages', 'pages/pages'],
  ['site-text.json', 'chat/site-text.json'],
] as const;

async function buildForStart(only?: string, except?: string): Promise<void> {
  const dist = path.join(project, 'dist');
  const groups = functionGroups().filter((group) => group === (only ?? group) && group !== except);
  await bundleFunctions(dist, await loadActiveParts(), groups);
  if (!only) writeMark(dist);
}

async function buildForCommand(): Promise<void> {
  console.log('Function bundles, minified:');
  for (const { group, bytes } of await buildFunctions()) {
    console.log(`  ${group.padEnd(12)}${(bytes / 1024).toFixed(0).padStart(6)} KB`);
  }
}

if (import.meta.main) {
  const { only, except } = npmCommand('build:functions')
    .option('--only <function>', 'build this function, without the files of the site that it reads')
    .option('--except <function>', 'build the other functions, without those files')
    .parse()
    .opts();
  await explainMistakes(() => (only || except ? buildForStart(only, except) : buildForCommand()));
}

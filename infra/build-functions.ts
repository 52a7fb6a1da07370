import { cpSync, existsSync, globSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { loadActiveParts, type ActiveParts } from '#shared/site-config/active-site.ts';
import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import { capabilities as own } from '#shared/site-config/capabilities.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { resolveSite, siteName } from '#shared/site-config/site-folder.ts';
import { explainMistakes } from '#shared/site-config/site-mistake.ts';
import { draftPages } from './draft-pages.ts';
import { deployedFunctions, functionPlans } from './function-plan.ts';
import { readVersion } from './read-version.ts';

const project = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** The programs of threads, which are bundled separately: their libraries cost nothing before they are needed. */
const threadPrograms = ['previews/draw-pages', 'previews/copy-film'];

/** Lists the functions of a site with these capabilities: folders of `functions/` with a `handler.ts`. */
export function functionGroups(root = project, capabilities = own): string[] {
  const deployed = deployedFunctions(capabilities);
  return globSync('functions/*/handler.ts', { cwd: root })
    .map((file) => path.basename(path.dirname(file)))
    .filter((name) => name in deployed || !(name in functionPlans))
    .sort();
}

/**
 * Returns the options for bundling functions: CommonJS, including the SDK, minified, without source maps. This
 * combination starts fastest. One run builds all bundles, `<outDir>/<group>/index.cjs`, or those of the named groups.
 */
export function bundleOptions(
  outDir: string,
  root = project,
  capabilities: Capabilities = own,
  groups = functionGroups(root, capabilities),
): BuildOptions & { metafile: true; plugins: Plugin[] } {
  return {
    absWorkingDir: root,
    entryPoints: {
      ...Object.fromEntries(
        groups.map((group) => [`${group}/index`, `functions/${group}/handler.ts`]),
      ),
      ...Object.fromEntries(
        threadPrograms
          .filter((program) => groups.includes(path.dirname(program)))
          .map((program) => [program, `functions/${program}.ts`]),
      ),
    },
    outdir: outDir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    minify: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    sourcemap: false,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    // Its native part is platform-specific: add-lambda-sharp.ts builds a layer for deployments. Layers are found only
    // by require().
    external: ['sharp'],
    supported: { 'dynamic-import': false },
    // The names of these in CommonJS.
    define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename' },
    plugins: [siteImports(), pdfium()],
  };
}

/**
 * Returns the values set at build time: the version, the site's drafts, and the kind of model. They exclude code that
 * the site does not use.
 */
export function bundleDefines({ provider }: AssistantConfig): Record<string, string> {
  return {
    'process.env.ASSISTANT_PROVIDER': JSON.stringify(provider.kind),
    'process.env.DRAFT_PAGES': JSON.stringify(draftPages().join(' ')),
    'process.env.OUTCROP_VERSION': JSON.stringify(readVersion()),
  };
}

/** The file with the name of a build's site, beside the bundles. */
export const siteMark = 'functions/site.txt';

/**
 * Builds every function and copies the files of the web build that they read, if it exists.
 * @throws SiteMistake for an invalid site configuration
 */
export async function buildFunctions(dist = path.join(project, 'dist')): Promise<Metafile> {
  const parts = await loadActiveParts();
  const metafile = await bundleFunctions(dist, parts);
  writeMark(dist);
  copySiteFiles(dist, parts.capabilities);
  return metafile;
}

/** Copies the files of the web build that functions read to the places beside their code where deployments have them. */
export function copySiteFiles(dist: string, capabilities: Capabilities = own): void {
  for (const [from, to] of ofTheSite) {
    const file = path.join(dist, from);
    if (!existsSync(file) || (to.startsWith('chat/') && !capabilities.chat)) continue;
    cpSync(file, path.join(dist, 'functions', to), { recursive: true });
  }
}

async function bundleFunctions(
  dist: string,
  { assistant, capabilities }: ActiveParts,
  groups?: string[],
): Promise<Metafile> {
  const options = bundleOptions(path.join(dist, 'functions'), project, capabilities, groups);
  const { metafile } = await build({
    ...options,
    define: { ...options.define, ...bundleDefines(assistant) },
  });
  return metafile;
}

function writeMark(dist: string): void {
  writeFileSync(path.join(dist, siteMark), siteName());
}

/** The files of the web build that functions read, and their places beside the code. */
const ofTheSite = [
  ['pages', 'pages/pages'],
  ['site-text.json', 'chat/site-text.json'],
] as const;

/** Returns the size of each bundle in bytes, by group. */
export function bundleSizes({ outputs }: Metafile): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const [file, { bytes }] of Object.entries(outputs)) {
    const group = path.basename(path.dirname(file));
    sizes[group] = (sizes[group] ?? 0) + bytes;
  }
  return sizes;
}

/** Bundles PDFium's CommonJS build, with its WebAssembly file beside it. */
function pdfium(): Plugin {
  return {
    name: 'pdfium',
    setup({ onEnd, onResolve, initialOptions: { absWorkingDir = '', outdir = '' } }) {
      onResolve({ filter: /^@hyzyla\/pdfium$/ }, () => ({
        path: require.resolve('@hyzyla/pdfium'),
      }));
      onEnd(() => {
        const folder = path.resolve(absWorkingDir, outdir, 'previews');
        if (!existsSync(folder)) return;
        cpSync(require.resolve('@hyzyla/pdfium/pdfium.wasm'), path.join(folder, 'pdfium.wasm'));
      });
    },
  };
}

/** Resolves `#site/…` to the chosen site. */
function siteImports(): Plugin {
  return {
    name: 'site-imports',
    setup({ onResolve }) {
      onResolve({ filter: /^#site\// }, ({ path: specifier }) => ({
        path: resolveSite(specifier)!,
      }));
    },
  };
}

async function buildForStart(only?: string, except?: string): Promise<void> {
  const dist = path.join(project, 'dist');
  const groups = functionGroups().filter((group) => group === (only ?? group) && group !== except);
  await bundleFunctions(dist, await loadActiveParts(), groups);
  if (!only) writeMark(dist);
}

async function buildForCommand(): Promise<void> {
  const sizes = bundleSizes(await buildFunctions());
  console.log('Function bundles, minified:');
  for (const [group, bytes] of Object.entries(sizes)) {
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

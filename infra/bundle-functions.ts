import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildOptions, Plugin } from 'rolldown';
import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import { capabilities as own } from '#shared/site-config/capabilities.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { resolveSite } from '#shared/site-config/site-folder.ts';
import { draftPages } from './draft-pages.ts';
import { deployedFunctions, functionPlans } from './function-plan.ts';
import { readVersion } from './read-version.ts';

const project = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** The programs of threads, which are beside the bundle of their function. */
const threadPrograms: Record<string, string[]> = { previews: ['draw-pages', 'copy-film'] };

/** Lists the functions of a site with these capabilities: folders of `functions/` with a `handler.ts`. */
export function functionGroups(root = project, capabilities: Capabilities = own): string[] {
  const deployed = deployedFunctions(capabilities);
  return globSync('functions/*/handler.ts', { cwd: root })
    .map((file) => path.basename(path.dirname(file)))
    .filter((name) => name in deployed || !(name in functionPlans))
    .sort();
}

/** Returns the entry points of a function: its handler, and the programs of its threads. */
export function entryPoints(group: string): Record<string, string> {
  const programs = threadPrograms[group] ?? [];
  return {
    index: `functions/${group}/handler.ts`,
    ...Object.fromEntries(programs.map((program) => [program, `functions/${group}/${program}.ts`])),
  };
}

/** Where a function is bundled from and to, and the values that are set at build time. */
export interface Bundling {
  /** The names and sources of its entry points: `{ index: 'functions/mail/handler.ts' }`. */
  input: Record<string, string>;
  /** The folder that gets `index.cjs`. */
  folder: string;
  defines?: Record<string, string>;
  root?: string | undefined;
}

/** What every start reads is one file, instead of one for each set of calls that share some of it. */
const startGroup = { name: 'start', tags: ['$initial' as const] };

/**
 * Returns the options for bundling one function: CommonJS, including the SDK, minified, without source maps. This
 * combination starts fastest. Dynamic imports become separate files, which are read only when needed.
 */
export function bundleOptions({ input, folder, defines = {}, root = project }: Bundling) {
  const hasThreads = Object.keys(input).length > 1;
  return {
    cwd: root,
    input,
    platform: 'node',
    // Its native part is platform-specific: add-lambda-sharp.ts builds a layer for deployments.
    external: ['sharp'],
    resolve: { mainFields: ['module', 'main'] },
    transform: {
      target: 'node24',
      define: {
        // The names of these in CommonJS.
        'import.meta.dirname': '__dirname',
        'import.meta.filename': '__filename',
        // React has another build for development.
        'process.env.NODE_ENV': '"production"',
        ...defines,
      },
    },
    plugins: [siteImports(), pdfium()],
    logLevel: 'warn',
    // What one function loads only when needed, another may need at the start.
    checks: { ineffectiveDynamicImport: false },
    output: {
      dir: folder,
      format: 'cjs',
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name]-[hash].cjs',
      codeSplitting: { groups: hasThreads ? [] : [startGroup] },
      minify: true,
      comments: false,
      // Layers are found only by require().
      dynamicImportInCjs: false,
    },
  } as const satisfies BuildOptions;
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

/** Resolves `#site/…` to the chosen site. */
function siteImports(): Plugin {
  return {
    name: 'site-imports',
    resolveId: { filter: { id: /^#site\// }, handler: (specifier) => resolveSite(specifier) },
  };
}

/** Bundles PDFium's CommonJS build, with its WebAssembly file beside it. */
function pdfium(): Plugin {
  const module = require.resolve('@hyzyla/pdfium');
  return {
    name: 'pdfium',
    resolveId: { filter: { id: /^@hyzyla\/pdfium$/ }, handler: () => module },
    async generateBundle(_options, files) {
      const isUsed = Object.values(files).some(
        (file) => file.type === 'chunk' && file.moduleIds.includes(module),
      );
      if (!isUsed) return;
      const source = await readFile(require.resolve('@hyzyla/pdfium/pdfium.wasm'));
      this.emitFile({ type: 'asset', fileName: 'pdfium.wasm', source });
    },
  };
}

/** Collects the files of all modules that a build read, including those of which nothing remains in the bundle. */
export function listSources(sources: string[]): Plugin {
  return {
    name: 'list-sources',
    generateBundle() {
      for (const id of this.getModuleIds()) sources.push(id);
    },
  };
}

import { cpSync, existsSync, globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import {
  siteConfigFile,
  siteConfigPartFiles,
  siteConfigParts,
} from '#shared/site-config/config-file.ts';

const project = path.resolve(import.meta.dirname, '..');

/** Groups with a function: the folders of `functions/` that have a `handler.ts`. */
export function functionGroups(root = project): string[] {
  return globSync('functions/*/handler.ts', { cwd: root })
    .map((file) => path.basename(path.dirname(file)))
    .sort();
}

/**
 * How every function is bundled: CommonJS with the SDK inside, minified and without source maps, which starts fastest
 * (design.md, Toolchain). One run makes all bundles, `<outDir>/<group>/index.cjs`.
 */
export function bundleOptions(
  outDir: string,
  root = project,
): BuildOptions & { metafile: true; plugins: Plugin[] } {
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      functionGroups(root).map((group) => [`${group}/index`, `functions/${group}/handler.ts`]),
    ),
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
    // Its native part is of one system each: add-lambda-sharp.ts makes a layer of Lambda's for a deployment. Layers are
    // found by require() only.
    external: ['sharp'],
    supported: { 'dynamic-import': false },
    plugins: [chosenSiteConfig()],
  };
}

/** Names the site configuration that a build was made with; beside the bundles, in none of them. */
export const configMark = 'functions/site-config.txt';

/** Builds every function and puts beside their code what they read of the site, if it is built. */
export async function buildFunctions(dist = path.join(project, 'dist')): Promise<Metafile> {
  const outDir = path.join(dist, 'functions');
  const { metafile } = await build(bundleOptions(outDir));
  writeFileSync(path.join(dist, configMark), process.env['SITE_CONFIG'] ?? '');
  for (const [from, to] of ofTheSite) {
    const file = path.join(dist, from);
    if (!existsSync(file)) continue;
    const target = path.join(outDir, to);
    cpSync(file, target, { recursive: true });
  }
  return metafile;
}

/** What functions read of the web build, and where beside their code. */
const ofTheSite = [
  ['pages', 'pages/pages'],
  ['site-text.json', 'chat/site-text.json'],
] as const;

/** Bytes of each bundle, by group. */
export function bundleSizes({ outputs }: Metafile): Record<string, number> {
  return Object.fromEntries(
    Object.entries(outputs).map(([file, { bytes }]) => [path.basename(path.dirname(file)), bytes]),
  );
}

/** Marks a question of the plugin below to esbuild, which the plugin must not catch itself. */
const resolving = Symbol('resolving');

/** `SITE_CONFIG=tephra` builds with that example instead of the site's own configuration. */
function chosenSiteConfig(): Plugin {
  const name = process.env['SITE_CONFIG'];
  const chosen = siteConfigFile(name);
  return {
    name: 'site-config',
    setup({ onResolve, resolve }) {
      if (!name) return;
      onResolve({ filter: /\.ts$/ }, async ({ path: given, pluginData, ...at }) => {
        if (
          pluginData === resolving ||
          !siteConfigParts.some((part) => given.endsWith(`/${part}.ts`))
        ) {
          return undefined;
        }
        const found = await resolve(given, { ...at, pluginData: resolving });
        return siteConfigPartFiles.includes(found.path) ? { path: chosen } : undefined;
      });
    },
  };
}

if (import.meta.main) {
  const sizes = bundleSizes(await buildFunctions());
  console.log('Function bundles, minified:');
  for (const [group, bytes] of Object.entries(sizes)) {
    console.log(`  ${group.padEnd(12)}${(bytes / 1024).toFixed(0).padStart(6)} KB`);
  }
}

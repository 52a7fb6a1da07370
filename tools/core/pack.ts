import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { coreRelease } from '#tools/core/release.ts';
import { manPage } from './cli/man-page.ts';
import { writeTar } from './package/write-tar.ts';

const here = import.meta.dirname;
const project = path.resolve(here, '../..');

/** Node.js 18 lacks methods that the code calls, and would report that with a stack trace. */
const nodeGuard = `if (!Array.prototype.toSorted) {
  process.stderr.write('core: Core needs Node.js 20 or later; this is ' + process.version + '.\\n');
  process.exit(2);
}
`;

/**
 * Bundles Core as an npm package; the same sources always give the same bytes.
 * @returns the package file in `outDir`
 */
export async function packCore(outDir = path.join(project, 'dist/core')): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: {
      'bin/core': 'tools/core/cli/main.ts',
      index: 'tools/core/index.ts',
      browser: 'tools/core/browser.ts',
    },
    outdir: 'package',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
  });
  const code = (name: string) =>
    outputFiles.find((file) => file.path.endsWith(path.normalize(name)))!.text;
  const text = (name: string) => readFileSync(path.join(here, name), 'utf8');
  const tar = writeTar([
    { name: 'package/package.json', text: packageJson() },
    {
      name: 'package/README.md',
      text: text('package/README.md').replaceAll('{fileName}', coreRelease.fileName),
    },
    { name: 'package/LICENSE', text: text('package/LICENSE') },
    {
      name: 'package/bin/core.js',
      text: `#!/usr/bin/env node\n${nodeGuard}${code('bin/core.js')}`,
      program: true,
    },
    { name: 'package/man/core.1', text: manPage() },
    { name: 'package/.pre-commit-hooks.yaml', text: text('package/pre-commit-hooks.yaml') },
    { name: 'package/index.js', text: code('package/index.js') },
    { name: 'package/index.d.ts', text: `${text('types.ts')}\n${text('package/functions.d.txt')}` },
    { name: 'package/browser.js', text: code('package/browser.js') },
    { name: 'package/browser.d.ts', text: text('package/browser.d.txt') },
  ]);
  const zipped = gzipSync(tar, { level: 9 });
  // The operating-system byte (RFC 1952, section 2.3.1) would otherwise differ between machines.
  zipped[9] = 255;
  mkdirSync(outDir, { recursive: true });
  const file = path.join(outDir, coreRelease.fileName);
  writeFileSync(file, zipped);
  return file;
}

function packageJson(): string {
  const facts = {
    name: 'core-las',
    version: coreRelease.version,
    description: 'Checks well logs in LAS 1.2 and 2.0. Opens no network connection.',
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    bin: { core: 'bin/core.js' },
    man: ['man/core.1'],
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './browser': { types: './browser.d.ts', default: './browser.js' },
      './package.json': './package.json',
    },
    types: './index.d.ts',
    engines: { node: '>=20' },
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

if (import.meta.main) {
  npmCommand('build:core').parse();
  const file = await packCore();
  console.log(`Core: ${path.relative(process.cwd(), file)}`);
}

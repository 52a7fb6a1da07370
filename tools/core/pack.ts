import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { packTar, type TarEntry } from 'modern-tar';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { coreRelease } from '#tools/core/release.ts';
import { manPage } from './cli/man-page.ts';

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
  const tar = await packTar([
    packed('package.json', packageJson()),
    packed('README.md', text('package/README.md').replaceAll('{fileName}', coreRelease.fileName)),
    packed('LICENSE', text('package/LICENSE')),
    packed('bin/core.js', `#!/usr/bin/env node\n${nodeGuard}${code('bin/core.js')}`, 0o755),
    packed('man/core.1', manPage()),
    packed('.pre-commit-hooks.yaml', text('package/pre-commit-hooks.yaml')),
    packed('index.js', code('package/index.js')),
    packed('index.d.ts', `${text('types.ts')}\n${text('package/functions.d.txt')}`),
    packed('browser.js', code('package/browser.js')),
    packed('browser.d.ts', text('package/browser.d.txt')),
  ]);
  const zipped = gzipSync(tar, { level: 9 });
  // The operating-system byte (RFC 1952, section 2.3.1) would otherwise differ between machines.
  zipped[9] = 255;
  mkdirSync(outDir, { recursive: true });
  const file = path.join(outDir, coreRelease.fileName);
  writeFileSync(file, zipped);
  return file;
}

/** The time that npm gives to all files, so that the same sources give the same archive. */
const mtime = new Date('1985-10-26T08:15:00Z');

function packed(name: string, text: string, mode = 0o644): TarEntry {
  const body = new TextEncoder().encode(text);
  return { header: { name: `package/${name}`, size: body.length, mode, mtime }, body };
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

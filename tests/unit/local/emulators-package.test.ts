import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'infra/local/emulators');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const own = read(path.join(folder, 'package.json'));

/** `@scope/name/file.js` → `@scope/name`. */
const packageOf = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

it('exports files that exist', () => {
  const missing = Object.values(own.exports).filter(
    // The `*` of a pattern stands for any path.
    (file) => globSync(file.replace('*', '**/*'), { cwd: folder }).length === 0,
  );
  expect(missing).toEqual([]);
});

it('declares every package that it imports, in the versions of the repository', () => {
  const imported = new Set<string>();
  for (const file of globSync('**/*.ts', { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(/ from '([^'.][^']*)'/g)) {
      const name = packageOf(specifier);
      if (!name.startsWith('node:') && !builtinModules.includes(name)) imported.add(name);
    }
  }
  // Imported for its types only.
  imported.delete('aws-lambda');
  imported.add('@types/aws-lambda');
  const { dependencies, devDependencies } = read(path.join(root, 'package.json'));
  // Packages that only the emulators use are not dependencies of the root.
  const versions = { ...own.dependencies, ...devDependencies, ...dependencies };
  expect(own.dependencies).toEqual(
    Object.fromEntries([...imported].map((name) => [name, versions[name]])),
  );
});

it('imports nothing from outside its folder', () => {
  const outside = globSync('**/*.ts', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [...text.matchAll(/ from '([.#][^']*)'/g)]
      .map(([, specifier = '']) => specifier)
      .filter(
        (specifier) =>
          specifier.startsWith('#') ||
          path.normalize(path.join(path.dirname(file), specifier)).startsWith('..'),
      )
      .map((specifier) => `${file}: ${specifier}`);
  });
  expect(outside).toEqual([]);
});

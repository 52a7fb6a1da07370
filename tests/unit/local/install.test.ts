import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Manifest {
  allowScripts: Record<string, boolean>;
  optionalDependencies: Record<string, string>;
}
interface Lock {
  packages: Record<string, { version?: string; integrity?: string; hasInstallScript?: true }>;
}

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
const { allowScripts, optionalDependencies } = read<Manifest>('package.json');
const { packages } = read<Lock>('package-lock.json');

it('lets only the listed packages run installation scripts', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('strict-allow-scripts=true');
  const scripted = Object.keys(packages).filter((key) => packages[key]!.hasInstallScript);
  const names = scripted.map((key) => key.split('node_modules/').at(-1)!);
  expect(names.sort()).toEqual(Object.keys(allowScripts).sort());
});

it('installs Node from the lockfile, verified by its hash', () => {
  const names = Object.keys(optionalDependencies);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version: optionalDependencies[name],
      integrity: expect.stringMatching(/^sha512-/),
    });
  }
});

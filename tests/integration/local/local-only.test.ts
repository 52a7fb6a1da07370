import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';
import { expect, test } from 'vitest';
import {
  bundleOptions,
  entryPoints,
  functionGroups,
  listSources,
} from '#infra/bundle-functions.ts';
import { edgeBehaviours, edgeTarget } from '#infra/edge-policy.ts';
import { listCalls } from '#shared/contracts/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The path of the local stack's own pages; only infra/local may know it. */
const localPath = '/_local';

test('no route or behaviour of a deployment leads to the local pages', () => {
  const places = [
    ...listCalls().map(({ call }) => call.path),
    ...edgeBehaviours.map(({ pattern }) => pattern),
  ];
  expect(places.filter((place) => place.includes(localPath))).toEqual([]);
  expect(edgeTarget(`${localPath}/outbox`)).toBe('web');
});

test('no source of the functions, the site or the CDK stack names the local pages', () => {
  const sources = globSync(
    ['functions/**/*', 'shared/**/*', 'web/**/*', 'infra/*.ts', 'infra/constructs/**/*.ts'],
    { cwd: root, withFileTypes: true },
  ).filter((entry) => entry.isFile());
  expect(sources.length).toBeGreaterThan(100);
  const knowing = sources
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes(localPath));
  expect(knowing).toEqual([]);
});

test('no function contains code of the local stack', { tags: 'long' }, async () => {
  const groups = functionGroups();
  expect(groups.length).toBeGreaterThanOrEqual(7);
  // All in one build, which takes less time than one for each.
  const input = Object.fromEntries(groups.map((group) => [group, entryPoints(group)['index']!]));
  const options = bundleOptions({ input, folder: 'bundles' });
  const files: string[] = [];
  const { output } = await build({
    ...options,
    plugins: [...options.plugins, listSources(files)],
    output: { ...options.output, minify: false },
    write: false,
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const sources = files.map((file) => path.relative(root, file));
  for (const group of groups) expect(sources).toContain(`functions/${group}/handler.ts`);
  expect(sources.filter((file) => file.startsWith('infra/'))).toEqual([]);
  expect(chunks.filter(({ code }) => code.includes(localPath))).toEqual([]);
});

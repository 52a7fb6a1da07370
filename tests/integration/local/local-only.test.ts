import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildFunctions } from '#infra/build-functions.ts';
import { edgeBehaviours, edgeTarget } from '#infra/edge-policy.ts';
import { listCalls } from '#shared/contracts/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const work = mkdtempSync(path.join(tmpdir(), 'outcrop-bundles-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

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

test('no bundle contains code of the local stack', async () => {
  const { inputs } = await buildFunctions(work);
  const fromLocal = Object.keys(inputs).filter((file) => file.startsWith('infra/'));
  expect(fromLocal).toEqual([]);
  const bundles = globSync('functions/*/index.cjs', { cwd: work });
  expect(bundles.length).toBeGreaterThanOrEqual(7);
  for (const bundle of bundles) {
    expect(readFileSync(path.join(work, bundle), 'utf8')).not.toContain(localPath);
  }
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { unitEnvironment } from './tests/support/unit-environment.ts';
import { contentPlugin } from './web/build/content/content-plugin.ts';
import { loadContentSettings } from './web/build/content/content-settings.ts';

const testFiles = globSync('tests/**/*.test.{ts,tsx}').map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}));

/** Left out of `npm test`: loading a file without a test to run takes as long as many a test. */
const longFiles = process.env['TEST_TIER'] === 'ordinary' ? filesWith(/@module-tag long\b/) : [];

/** Unit tests share their modules, which halves their time. A file that replaces modules or settings has its own. */
const ownModules = filesWith(
  /vi\.(do)?[mM]ock\(|vi\.resetModules\(|vi\.stubEnv\(|process\.env\[/,
).filter((file) => file.startsWith(path.join('tests', 'unit')));

function filesWith(mark: RegExp): string[] {
  return testFiles.filter(({ source }) => mark.test(source)).map(({ file }) => file);
}

const suite = (name: string, testTimeout: number) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    exclude: longFiles,
    testTimeout,
    hookTimeout: 180_000,
    // Lambda's time zone is UTC.
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT', TZ: 'UTC' },
  },
});

/** Files that share a process but not the modules of this repository. */
const withFreshModules = (project: ReturnType<typeof suite>) => ({
  ...project,
  test: { ...project.test, isolate: false, setupFiles: 'tests/support/fresh-modules.ts' },
});

const plainUnit = suite('unit', process.env['TEST_TIER'] === 'long' ? 300_000 : 20_000);
const unit = {
  ...plainUnit,
  test: { ...plainUnit.test, env: { ...plainUnit.test.env, ...unitEnvironment } },
};

/** Files share the synthesized template. */
const infra = suite('infra', 60_000);

const longest = /tests\/integration\/(faults\/(every-flow|seed-)|from-template\/planted-faults)/;

/** Starts the longest files first, so that none runs alone at the end. They are short to read, so Vitest starts them last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [true, false].flatMap((long) =>
      sorted.filter(({ moduleId }) => longest.test(moduleId) === long),
    );
  }
}

export default defineConfig({
  plugins: [contentPlugin(await loadContentSettings())],
  test: {
    // Most tests wait for servers, so that two files share even one core well.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    globalSetup: 'tests/support/own-temporary-folder.ts',
    tags: [
      {
        name: 'repeats',
        description: 'Runs in both tiers, more often in the long one.',
        timeout: 300_000,
      },
      { name: 'long', description: 'Runs in the long tier only.' },
    ],
    projects: [
      {
        ...unit,
        test: {
          ...unit.test,
          isolate: false,
          exclude: [...longFiles, ...ownModules],
          setupFiles: 'tests/support/restore-mocks.ts',
        },
      },
      withFreshModules({
        ...unit,
        test: { ...unit.test, name: 'unit-own-modules', include: ownModules },
      }),
      withFreshModules(suite('integration', 30_000)),
      { ...infra, test: { ...infra.test, isolate: false } },
      suite('faults', 60_000),
    ],
  },
});

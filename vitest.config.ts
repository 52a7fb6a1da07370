import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const suite = (name: string, testTimeout: number) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    testTimeout,
    hookTimeout: 180_000,
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
  },
});

/** Unit tests share their modules, which halves their time. A file that replaces modules or settings has its own. */
const unit = suite('unit', process.env['TEST_TIER'] === 'long' ? 300_000 : 20_000);
const ownModules = globSync('tests/unit/**/*.test.{ts,tsx}').filter((file) =>
  /vi\.(do)?[mM]ock\(|vi\.resetModules\(|process\.env\[/.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  test: {
    // Most tests wait for servers, so that two files share even one core well.
    maxWorkers: 2,
    projects: [
      { ...unit, test: { ...unit.test, isolate: false, exclude: ownModules } },
      { ...unit, test: { ...unit.test, name: 'unit-own-modules', include: ownModules } },
      suite('integration', 30_000),
      suite('infra', 60_000),
      suite('faults', 60_000),
    ],
  },
});

import { defineConfig } from 'vitest/config';

const suite = (name: string, testTimeout: number, retry = 0) => ({
  extends: true as const,
  test: {
    name,
    retry,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    testTimeout,
    hookTimeout: 180_000,
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
  },
});

/** A shared machine can starve a browser for seconds; at a desk a test that fails now and then must be seen. */
const browserRetry = process.env['CI'] ? 1 : 0;

export default defineConfig({
  test: {
    // Most tests wait for servers and browsers, so that two files share even one core well.
    maxWorkers: 2,
    projects: [
      suite('unit', 10_000),
      suite('integration', 30_000),
      suite('infra', 60_000),
      suite('faults', 60_000),
      // Some look at every page, one after the other.
      suite('browser', 180_000, browserRetry),
    ],
  },
});

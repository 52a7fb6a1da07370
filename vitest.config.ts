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

export default defineConfig({
  test: {
    // Most tests wait for servers, so that two files share even one core well.
    maxWorkers: 2,
    projects: [
      suite('unit', 10_000),
      suite('integration', 30_000),
      suite('infra', 60_000),
      suite('faults', 60_000),
    ],
  },
});

import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/find-chromium.ts';

const ci = Boolean(process.env['CI']);
/** See tests/support/browser.ts. */
const patienceMs = 30_000 * Number(process.env['SLOWED'] ?? 1);

/** The browser tests. `npm run test:browser` leaves out those tagged `@long`. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/prepare-site.ts',
  outputDir: 'dist/playwright',
  workers: 2,
  forbidOnly: ci,
  // A test that passes on the second try is reported as flaky.
  retries: ci ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: patienceMs },
  reporter: [['list'], ['json', { outputFile: 'dist/playwright-report.json' }]],
  // The bundles under test run as they are.
  build: { external: ['**/dist/**'] },
  use: {
    launchOptions: await findChromium(),
    actionTimeout: patienceMs,
    // The first page of a cold Chromium takes long.
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});

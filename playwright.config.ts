import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from './tests/support/find-chromium.ts';

const ci = Boolean(process.env['CI']);
/** See tests/support/browser.ts. */
const timeoutMs = 30_000 * Number(process.env['SLOWED'] ?? 1);

/** The longest files, which start first, so that none runs alone at the end. */
const longest = /shell-(lost-files|routes)\.test\.ts$/;

/** The browser tests. `npm run test:browser` leaves out those tagged `@long`. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/prepare-site.ts',
  outputDir: 'dist/playwright',
  // A worker waits for its browser or its browser for it, so that three keep two cores busy.
  workers: 3,
  forbidOnly: ci,
  // The second try records a trace. A test that passes then is listed at the end of the run.
  retries: 1,
  failOnFlakyTests: !ci,
  timeout: 180_000,
  expect: { timeout: timeoutMs },
  reporter: [['list'], ['json', { outputFile: 'dist/playwright-report.json' }]],
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  // The bundles under test run as they are.
  build: { external: ['**/dist/**'] },
  use: {
    launchOptions: await findHeadlessShell(),
    actionTimeout: timeoutMs,
    // The first page of a cold Chromium takes long.
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A trace costs time, so only a second try records one.
    trace: 'on-first-retry',
  },
});

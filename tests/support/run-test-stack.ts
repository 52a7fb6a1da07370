import { listenForInterrupt } from '#infra/local/interrupt.ts';
import { createBundleLoader } from '#infra/local/load-bundle.ts';
import { runLocal } from '#infra/local/run-local.ts';
import { readStartSettings } from '#infra/local/start-settings.ts';
import { StartRefused } from '#infra/local/start-refused.ts';
import { createTerminal } from '#infra/local/terminal.ts';

/** `npm start` without its build and samples, in a process of its own, to be stopped and killed. */
const webBuild = new URL('./web-build', import.meta.url).pathname;
try {
  await runLocal({
    settings: readStartSettings(process.env),
    prepare: async () => ({
      loadHandler: createBundleLoader(process.env['TEST_FUNCTIONS']!),
      web: { directory: webBuild },
      pagesDir: new URL('./pages', import.meta.url).pathname,
      siteTextFile: new URL('./site-text.json', import.meta.url).pathname,
    }),
    signal: listenForInterrupt(),
    terminal: createTerminal(Date.now()),
  });
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
}

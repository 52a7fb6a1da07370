import { checkSite } from '#shared/site-check/check-site.ts';
import { explainMistakes } from '#shared/site-config/site-mistake.ts';

/**
 * Ends the process if the chosen site has a mistake. Load it with `import()` after `choose-site.ts` and before
 * everything else: otherwise, modules that read the configuration would fail first, without an explanation.
 */
await explainMistakes(() => checkSite());
if (process.exitCode) process.exit();

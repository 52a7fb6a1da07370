import { loadActiveParts } from '#shared/site-config/active-site.ts';
import { explainMistakes } from '#shared/site-config/site-mistake.ts';

/**
 * Ends the process if the configuration of the chosen site has a mistake. Load it with `import()` after `choose-site.ts`
 * and before everything else: modules that read the configuration would fail first, without a sentence.
 */
await explainMistakes(async () => void (await loadActiveParts()));
if (process.exitCode) process.exit();

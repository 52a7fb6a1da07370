import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { checkSite } from '#shared/site-check/check-site.ts';
import { explainMistakes } from '#shared/site-config/site-mistake.ts';

const [folder] = npmCommand('build:web')
  .argument('[folder]', 'where the build goes', path.join(import.meta.dirname, '../dist'))
  .parse().processedArgs;

// Vite and React read NODE_ENV, which a shell or a test runner may have set to another value.
process.env['NODE_ENV'] = 'production';

await explainMistakes(async () => {
  await checkSite();
  // Imported here because its modules read the site's configuration, whose mistakes must be explained first.
  const { buildSite } = await import('./build/build-site.ts');
  await buildSite(path.resolve(folder));
});

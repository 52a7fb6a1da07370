import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runScripts } from './run-script.ts';

npmCommand('build').parse();
await import('./check-site.ts');
const { ownProducts } = await import('#shared/site-config/own-products.ts');
process.exitCode = runScripts(
  'build:web',
  'build:functions',
  ...ownProducts.map(({ id }) => `build:${id}`),
);

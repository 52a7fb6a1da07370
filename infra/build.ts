import { npmCommand } from '#shared/command-line/npm-command.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { runScripts } from './run-script.ts';

npmCommand('build').parse();
process.exitCode = runScripts(
  'build:web',
  'build:functions',
  ...ownProducts.map(({ id }) => `build:${id}`),
);

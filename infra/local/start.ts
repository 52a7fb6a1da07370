import { npmCommand } from '#shared/command-line/npm-command.ts';
import { loadDotEnv } from './load-dot-env.ts';

const { dev, empty = false } = npmCommand('start')
  .option('--empty', 'start a shop without samples: only the two accounts')
  .option('--dev', 'run the sources and reload what changes, as npm run dev does')
  .addHelpText(
    'after',
    '\nSettings are variables of the environment or of a file .env; see the README.',
  )
  .parse()
  .opts();

// The modules below read the site configuration, which .env may choose.
loadDotEnv();
await import('../choose-site.ts');
const { startLocal } = await import('./start-local.ts');
await startLocal(dev ? 'dev' : 'build', empty);

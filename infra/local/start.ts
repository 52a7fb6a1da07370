import { Option } from '@commander-js/extra-typings';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { loadDotEnv } from './load-dot-env.ts';

const options = npmCommand('start')
  .option('--empty', 'start a shop without samples: only the two accounts')
  .addOption(
    new Option('--dev', 'run the sources and reload what changes, as npm run dev does').conflicts(
      'fromTemplate',
    ),
  )
  .option(
    '--from-template',
    'start what the CloudFormation template says, with the permissions of each function; takes longer',
  )
  .addHelpText(
    'after',
    '\nSettings are variables of the environment or of a file .env; see the README.',
  )
  .parse()
  .opts();

// The modules below read the site configuration, which .env may choose.
loadDotEnv();
await import('../choose-site.ts');
await import('../check-site.ts');
const { startLocal } = await import('./start-local.ts');
const { dev, fromTemplate, empty = false } = options;
await startLocal(dev ? 'dev' : fromTemplate ? 'template' : 'build', empty);

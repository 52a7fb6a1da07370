import path from 'node:path';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { npmCommand, wholeNumber } from '#shared/command-line/npm-command.ts';

export interface Arguments {
  /** Paths to measure; all public pages by default. */
  paths: string[];
  /** How often each page is loaded; the median counts. */
  runs: number;
  /** A build to measure instead of `dist`, which is built first if it is stale. */
  dist?: string;
  /** Exits with code 1 when a page misses a goal. */
  strict: boolean;
}

function addPath(path: string, earlier: string[]): string[] {
  if (!path.startsWith('/')) throw new InvalidArgumentError('A page begins with a slash.');
  return [...earlier, path];
}

/** Parses the arguments of `npm run lighthouse`. */
export function readArguments(argv: string[]): Arguments {
  const command = npmCommand('lighthouse')
    .argument('[paths...]', 'pages to measure, such as /store; all by default', addPath, [])
    .option('--runs <n>', 'how often each page is loaded; the median counts', wholeNumber, 1)
    .option(
      '--dist <folder>',
      'a build to measure; by default dist, which is built first if it is stale',
    )
    .option('--strict', 'fail if a page misses a goal', false)
    .addHelpText('after', '\nNothing else should run at the same time.')
    .parse(argv, { from: 'user' });
  const { runs, strict, dist } = command.opts();
  return {
    paths: command.processedArgs[0],
    runs,
    strict,
    ...(dist && { dist: path.resolve(dist) }),
  };
}

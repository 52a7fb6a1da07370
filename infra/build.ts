import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runScripts } from './run-script.ts';

npmCommand('build').parse();
process.exitCode = runScripts('build:web', 'build:functions', 'build:core');

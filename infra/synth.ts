import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runProgram, runScripts } from './run-script.ts';

const { args } = npmCommand('synth')
  .argument('[options...]', 'options of cdk synth, such as -c stage=test')
  .allowUnknownOption()
  .parse();
const cdk = path.resolve(import.meta.dirname, '../node_modules/.bin/cdk');
process.exitCode =
  runScripts('build', 'build:lambda') || runProgram(cdk, ['synth', '--strict', '--quiet', ...args]);

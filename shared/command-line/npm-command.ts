import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';

const packageFile = new URL('../../package.json', import.meta.url);

/** Exit code for arguments that a command does not take. */
const wrongUse = 2;

interface Scripts {
  scripts: Record<string, string>;
  /** One line of help for each script. */
  'scripts-info': Record<string, string>;
}

/** Reads the scripts of package.json, in its order. */
export function readScripts(): { name: string; command: string; line: string }[] {
  const { scripts, 'scripts-info': lines } = JSON.parse(
    readFileSync(packageFile, 'utf8'),
  ) as Scripts;
  return Object.entries(scripts).map(([name, command]) => ({
    name,
    command,
    line: lines[name] ?? '',
  }));
}

/** Returns how to type a script: `npm start`, `npm run reset`. */
export function howToRun(script: string): string {
  return ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
}

/**
 * Creates the command of a script in package.json, described by its line of `scripts-info`. `parse()` prints help and
 * exits with 0 on `--help`, and exits with 2 on arguments that the command does not take.
 */
export function npmCommand(script: string): Command {
  const { line } = readScripts().find(({ name }) => name === script)!;
  return new Command(`${howToRun(script)} --`)
    .description(line)
    .helpOption('-h, --help', 'show this help')
    .showHelpAfterError(`${howToRun(script)} -- --help shows what it takes.`)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : wrongUse));
}

/** Parses an option's value as a whole number from 1. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new InvalidArgumentError('It takes a whole number from 1.');
  }
  return number;
}

/** Collects the values of an option that may be repeated. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

import { parseArgs } from 'node:util';
import { coreRelease } from '#shared/constants/core-release.ts';
import { suggestion } from '../config/nearest.ts';
import { runCheck } from './check-command.ts';
import { help } from './help.ts';
import { initConfig } from './init-command.ts';
import { explainText, rulesText } from './rule-commands.ts';
import { UsageError } from './usage-error.ts';

export interface Terminal {
  cwd: string;
  colour: boolean;
  /** Standard input. */
  input: AsyncIterable<Uint8Array>;
  print(text: string): void;
  complain(text: string): void;
}

const options = {
  format: { type: 'string' },
  severity: { type: 'string' },
  profile: { type: 'string' },
  'fail-on': { type: 'string' },
  output: { type: 'string', short: 'o' },
  config: { type: 'string' },
  quiet: { type: 'boolean', short: 'q' },
  'no-color': { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

const commands = ['check', 'rules', 'explain', 'init'];

/**
 * Runs the arguments of a command line.
 * @returns the exit code
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await runCommand(words, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.complain(`core: ${error.message}\n`);
    return 2;
  }
}

async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = read(words);
  const [command, ...rest] = positionals;
  if (values.version) terminal.print(`${coreRelease.version}\n`);
  else if (values.help || command === undefined) terminal.print(help);
  else if (command === 'check') return await runCheck(rest, values, terminal);
  else if (command === 'rules') terminal.print(rulesText());
  else if (command === 'explain') terminal.print(explainText(rest));
  else if (command === 'init') terminal.print(initConfig(terminal.cwd));
  else {
    const advice = suggestion(command, commands) || ' "core --help" lists them.';
    throw new UsageError(`There is no command "${command}".${advice}`);
  }
  return command === undefined && !values.version && !values.help ? 2 : 0;
}

function read(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    // Node's message names the option; the rest describes another syntax.
    const [first = ''] = (error as Error).message.split(/\. |\n/);
    const name = /'--?([\w-]+)/.exec(first)?.[1] ?? '';
    throw new UsageError(
      `${first}.${suggestion(
        `--${name}`,
        Object.keys(options).map((one) => `--${one}`),
      )}`,
    );
  }
}

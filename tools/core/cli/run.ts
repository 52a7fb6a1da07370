import { parseArgs } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { coreRelease } from '#tools/core/release.ts';
import { suggestion } from '../config/nearest.ts';
import { runCheck } from './check-command.ts';
import { completionText } from './completion.ts';
import { complain } from './complain.ts';
import { help } from './help.ts';
import { runInventory } from './inventory-command.ts';
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
  /** Starts a thread that checks logs; without it, logs are checked one after another. */
  startWorker?: () => Worker;
  /** Writes to the error stream if that is a terminal. */
  progress?: (text: string) => void;
}

const options = {
  format: { type: 'string' },
  severity: { type: 'string' },
  profile: { type: 'string' },
  'fail-on': { type: 'string' },
  output: { type: 'string', short: 'o' },
  config: { type: 'string' },
  jobs: { type: 'string', short: 'j' },
  quiet: { type: 'boolean', short: 'q' },
  fix: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'in-place': { type: 'boolean' },
  baseline: { type: 'string' },
  'write-baseline': { type: 'string' },
  'no-color': { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Option = keyof typeof options;

const checkOptions: readonly Option[] = [
  ...(['format', 'severity', 'profile', 'fail-on', 'output', 'config', 'jobs'] as const),
  ...(['quiet', 'fix', 'dry-run', 'in-place', 'baseline', 'write-baseline'] as const),
];

/** How many arguments a command takes, and which options it has of its own. */
const commands: Record<string, { most: number; options: readonly Option[] }> = {
  check: { most: Infinity, options: checkOptions },
  inventory: { most: Infinity, options: ['format', 'output', 'config', 'jobs'] },
  rules: { most: 0, options: [] },
  explain: { most: 1, options: [] },
  init: { most: 0, options: [] },
  completion: { most: 1, options: [] },
};
const everywhere: readonly Option[] = ['no-color', 'version', 'help'];

/**
 * Runs the arguments of a command line.
 * @returns the exit code
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await runCommand(words, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(terminal, error.message);
    return 2;
  }
}

async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = read(words);
  const [command, ...rest] = positionals;
  if (!values.version && !values.help && command !== undefined) {
    expectFitting(command, rest, Object.keys(values) as Option[]);
  }
  if (values.version) terminal.print(`${coreRelease.version}\n`);
  else if (values.help || command === undefined) terminal.print(help);
  else if (command === 'check') return await runCheck(rest, values, terminal);
  else if (command === 'inventory') return await runInventory(rest, values, terminal);
  else if (command === 'rules') terminal.print(rulesText());
  else if (command === 'explain') terminal.print(explainText(rest));
  else if (command === 'completion') terminal.print(completionText(rest));
  else terminal.print(initConfig(terminal.cwd));
  return command === undefined && !values.version && !values.help ? 2 : 0;
}

/** @throws UsageError for arguments that the command would otherwise silently ignore */
function expectFitting(command: string, words: readonly string[], given: readonly Option[]): void {
  const taken = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!taken) {
    const advice = suggestion(command, Object.keys(commands)) || ' "core --help" lists them.';
    throw new UsageError(`There is no command "${command}".${advice}`);
  }
  const other = given.find((one) => ![...taken.options, ...everywhere].includes(one));
  if (other) throw new UsageError(`"core ${command}" has no option --${other}.`);
  const extra = words[taken.most];
  if (extra !== undefined) {
    throw new UsageError(`"core ${command}" does not take the argument "${extra}".`);
  }
}

function read(words: readonly string[]) {
  try {
    const found = parseArgs({ args: [...words], options, allowPositionals: true });
    const empty = Object.entries(found.values).find(([, value]) => value === '');
    if (empty) throw new Error(`--${empty[0]} has no value`);
    return found;
  } catch (error) {
    // Node's message names the option; the rest of it describes another syntax.
    const [first = ''] = (error as Error).message.split(/\. |\n/);
    const name = /^Unknown option '(--?[\w-]+)/.exec(first)?.[1] ?? '';
    const known = Object.keys(options).map((one) => `--${one}`);
    throw new UsageError(`${first}.${name && suggestion(name, known)}`);
  }
}

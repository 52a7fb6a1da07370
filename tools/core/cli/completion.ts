import { ruleList } from '#shared/core-rules/rule-list.ts';
import { commandHelp, type CommandHelp, type OptionHelp } from './help-data.ts';
import { oneOf } from './one-of.ts';
import { UsageError } from './usage-error.ts';

const names = commandHelp.map(({ name }) => name);
const isWords = (value: string) => !value.startsWith('<');

/** The values of an argument that takes one of a few words. */
function argumentWords({ name, argument }: CommandHelp): string[] | undefined {
  if (name === 'explain') return ruleList.map(({ id }) => id);
  return argument !== undefined && isWords(argument) ? argument.split('|') : undefined;
}

/** The options of a command. If an option occurs twice, both take files. */
function optionsOf({ options }: CommandHelp): OptionHelp[] {
  return options.filter(({ flag }, at) => options.findIndex((one) => one.flag === flag) === at);
}

const wordsOf = ({ value }: OptionHelp): string[] | undefined =>
  value !== undefined && isWords(value) ? value.split('|') : undefined;

const flagsOf = ({ flag, short }: OptionHelp): string[] => (short ? [flag, short] : [flag]);

function bash(): string {
  const values = commandHelp.flatMap((command) =>
    optionsOf(command)
      .filter(({ value }) => value !== undefined)
      .map((option) => {
        const patterns = flagsOf(option).map((flag) => `'${command.name} ${flag}'`);
        const words = wordsOf(option);
        const answer = words ? `words='${words.join(' ')}'` : 'return';
        return `    ${patterns.join('|')}) ${answer} ;;`;
      }),
  );
  const commands = commandHelp.map((command) => {
    const flags = optionsOf(command).map(({ flag }) => flag);
    const words = argumentWords(command);
    const answer = words ?? flags;
    return `      ${command.name}) words='${answer.join(' ')}' ;;`;
  });
  return `# bash: eval "$(core completion bash)"
_core() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=''
  # Without words of ours, bash completes files.
  COMPREPLY=()
  case "\${COMP_WORDS[1]} $previous" in
${values.join('\n')}
  esac
  if [[ -z $words && $COMP_CWORD -eq 1 ]]; then
    words='${names.join(' ')} --help --version'
  elif [[ -z $words ]]; then
    case "\${COMP_WORDS[1]}" in
${commands.join('\n')}
    esac
    case "\${COMP_WORDS[1]}" in
      check|inventory) [[ $current == -* ]] || return ;;
    esac
  fi
  local IFS=$' \\t\\n'
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _core core
`;
}

/** Puts a text in single quotes for zsh and fish. */
const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function zsh(): string {
  const described = commandHelp.map(({ name, text }) => `    ${quote(`${name}:${text}`)}`);
  const cases = commandHelp.map((command) => {
    const options = optionsOf(command).map((option) => {
      const { flag, value, text } = option;
      const plain = text.replaceAll(/[[\]:]/g, '');
      const words = wordsOf(option);
      const action = words
        ? `:value:(${words.join(' ')})`
        : value === '<n>'
          ? ':number:'
          : ':file:_files';
      return ` ${quote(`${flag}[${plain}]${value === undefined ? '' : action}`)}`;
    });
    const words = argumentWords(command);
    const argument = words
      ? ` '1:argument:(${words.join(' ')})'`
      : command.argument
        ? " '*:file:_files'"
        : '';
    return `    ${command.name}) _arguments${options.join('')}${argument} ;;`;
  });
  return `#compdef core
# zsh: core completion zsh > a file named _core in a folder of $fpath
_core() {
  local -a commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )); then
    if [[ $PREFIX == -* ]]; then
      compadd -- --help --version
    else
      _describe command commands
    fi
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = _core ]; then _core "$@"; else compdef _core core; fi
`;
}

function fish(): string {
  const lines = commandHelp.flatMap((command) => {
    const seen = `-n '__fish_seen_subcommand_from ${command.name}'`;
    const words = argumentWords(command);
    return [
      `complete -c core -n __fish_use_subcommand -f -a ${command.name} -d ${quote(command.text)}`,
      ...(words ? [`complete -c core ${seen} -f -a ${quote(words.join(' '))}`] : []),
      ...optionsOf(command).map((option) => {
        const { flag, short, value, text } = option;
        const values = wordsOf(option);
        const takes = values
          ? ` -x -a ${quote(values.join(' '))}`
          : value === undefined
            ? ''
            : ' -r';
        const letter = short === undefined ? '' : ` -s ${short.slice(1)}`;
        return `complete -c core ${seen} -l ${flag.slice(2)}${letter}${takes} -d ${quote(text)}`;
      }),
    ];
  });
  const start = 'complete -c core -n __fish_use_subcommand -l';
  return `# fish: core completion fish > ~/.config/fish/completions/core.fish
${start} help -d 'how to use it'
${start} version -d 'which release this is'
${lines.join('\n')}
`;
}

const shells = { bash, zsh, fish };

/**
 * core completion.
 * @throws UsageError for another shell
 */
export function completionText([shell]: readonly string[]): string {
  if (shell === undefined) throw new UsageError('Name the shell: core completion bash');
  return shells[oneOf('The shell', shell, shells)]();
}

import {
  commandHelp,
  exitCodesText,
  privacyText,
  titleText,
  type CommandHelp,
  type OptionHelp,
} from './help-data.ts';

/** The column of the texts, unless the names before them are longer. */
const column = 42;

const line = (start: string, text: string): string => `${`${start}  `.padEnd(column)}${text}`;

function optionLine({ flag, value, text, isPart }: OptionHelp): string {
  return line(`${isPart ? '    ' : '  '}${flag}${value === undefined ? '' : ` ${value}`}`, text);
}

function commandLines({ name, argument, text, options }: CommandHelp): string[] {
  const start = `core ${name}${argument === undefined ? '' : ` ${argument}`}`;
  return [line(start, text), ...options.map(optionLine)];
}

export const help = `core: ${titleText}

${commandHelp.flatMap(commandLines).join('\n')}
core --version, core --help

${exitCodesText}
${privacyText}
`;

import { coreRelease } from '#tools/core/release.ts';
import {
  commandHelp,
  exitCodesText,
  privacyText,
  titleText,
  type CommandHelp,
  type OptionHelp,
} from './help-data.ts';

/** Backslashes and hyphens have a meaning in roff, as do a full stop and an apostrophe at the start of a line. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/gm, '\\&');
}

function option({ flag, short, value, text, isPart }: OptionHelp): string {
  const names = [short, flag]
    .filter((name) => name !== undefined)
    .map((name) => `\\fB${roff(name)}\\fR`);
  const shown = value === undefined ? '' : ` \\fI${roff(value)}\\fR`;
  const within = isPart ? 'with \\fB\\-\\-fix\\fR: ' : '';
  return `.TP\n${names.join(', ')}${shown}\n${within}${roff(text)}\n`;
}

function command({ name, argument, text, options }: CommandHelp): string {
  const shown = argument === undefined ? '' : ` \\fI${roff(argument)}\\fR`;
  return `.SS \\fBcore ${name}\\fR${shown}\n${roff(text)}\n${options.map(option).join('')}`;
}

/** Returns the manual page core(1), from the same data as the help. */
export function manPage(): string {
  return `.TH CORE 1 "${coreRelease.date}" "Core ${coreRelease.version}"
.SH NAME
core \\- ${roff(titleText)}
.SH SYNOPSIS
.B core
.I command
.RI [ options ]
.RI [ files ]
.SH COMMANDS
${commandHelp.map(command).join('')}.SH FILES
.TP
.I core.config.json
rules, ranges, exceptions and names for the logs below its folder
.SH ENVIRONMENT
.TP
.B NO_COLOR
no colours
.SH EXIT STATUS
${roff(exitCodesText)}
.SH NOTES
${roff(privacyText)}
`;
}

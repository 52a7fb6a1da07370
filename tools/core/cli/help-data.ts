export interface OptionHelp {
  flag: string;
  short?: string;
  /** '<file>', or the values that it takes, as 'csv|geojson'. */
  value?: string;
  text: string;
  /** Refines the option above. */
  isPart?: true;
}

export interface CommandHelp {
  name: string;
  /** What follows the name. */
  argument?: string;
  text: string;
  options: readonly OptionHelp[];
}

const config = {
  flag: '--config',
  value: '<file>',
  text: 'instead of core.config.json here or above',
};
const jobs = {
  ...{ flag: '--jobs', short: '-j', value: '<n>' },
  text: 'how many logs to check in parallel (as the machine can)',
};
const output = { flag: '--output', short: '-o', value: '<file>', text: 'write them to a file' };

/** The data of the help, the man page and the completions. */
export const commandHelp: readonly CommandHelp[] = [
  {
    name: 'check',
    argument: '<files, folders or patterns>',
    text: 'list the problems, with file and line; - reads standard input',
    options: [
      {
        ...{ flag: '--format', value: 'text|json|csv|html|sarif|github|junit' },
        text: 'how they are printed (text)',
      },
      output,
      {
        ...{ flag: '--severity', value: 'info|warning|error' },
        text: 'the lowest severity that is shown (warning)',
      },
      {
        ...{ flag: '--fail-on', value: 'info|warning|error|never' },
        text: 'the lowest severity for exit code 1 (as --severity)',
      },
      {
        ...{ flag: '--profile', value: 'las-2.0' },
        text: 'check strictly against LAS 2.0, and cite it',
      },
      config,
      jobs,
      {
        ...{ flag: '--write-baseline', value: '<file>' },
        text: 'record the current problems as known',
      },
      { flag: '--baseline', value: '<file>', text: 'leave out the known ones' },
      { flag: '--fix', text: 'repair what needs no judgement, into <name>.fixed.las' },
      {
        ...{ flag: '--output', value: '<folder>', isPart: true },
        text: 'into this folder, under the same names',
      },
      { flag: '--in-place', text: 'over the logs themselves', isPart: true },
      { flag: '--dry-run', text: 'write nothing, show a diff', isPart: true },
      { flag: '--quiet', short: '-q', text: 'print nothing, only set the exit code' },
      { flag: '--no-color', text: 'no colours, as with NO_COLOR' },
    ],
  },
  {
    name: 'inventory',
    argument: '<files, folders or patterns>',
    text: 'list the logs: well, depths, curves, problems by severity',
    options: [
      {
        ...{ flag: '--format', value: 'csv|geojson' },
        text: 'a row per log, or the wells on a map (csv)',
      },
      output,
      config,
      jobs,
    ],
  },
  { name: 'rules', text: 'list the rules', options: [] },
  { name: 'explain', argument: '<rule>', text: 'why a rule matters, and the repair', options: [] },
  { name: 'init', text: 'write core.config.json', options: [] },
  {
    name: 'completion',
    argument: 'bash|zsh|fish',
    text: 'print a script that completes commands in your shell',
    options: [],
  },
];

export const exitCodesText =
  'Exit codes: 0 no problems, 1 problems, 2 wrong usage or a file or folder that cannot be read.';
export const privacyText = 'Nothing is uploaded: Core opens no network connection.';
export const titleText = 'checks well logs in LAS 1.2 and 2.0';

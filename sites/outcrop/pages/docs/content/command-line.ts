import type { DocSection } from './doc-block.ts';
import { sessions } from './samples.ts';

export const commandLine: DocSection = {
  id: 'cli',
  title: 'Command line',
  blocks: [
    'One command does the work. The logs in the samples are the six of the workbook “Six Faulty LAS Files” from the [store](/store); a test compares every sample on this page with what the tool prints.',
    { type: 'session', ...sessions.text },
  ],
  parts: [
    {
      id: 'reading-a-finding',
      title: 'Reading a finding',
      blocks: [
        'A finding has two lines: where and which rule, then what is wrong and what to do. What concerns a whole curve stands at its line in the curve section, what concerns rows at the first of them. Curves that hang or leap from one row on, or hold the same wrong null value, share a finding.',
        { type: 'finding' },
      ],
    },
    {
      id: 'commands',
      title: 'Commands',
      blocks: [
        {
          type: 'table',
          head: ['Command', 'What it does'],
          rows: [
            ['`core check <files…>`', 'Lists the problems of files, folders and patterns.'],
            ['`core rules`', 'Lists the rules with their severity.'],
            ['`core explain <rule>`', 'Says why a rule matters, and how to repair what it finds.'],
            ['`core init`', 'Writes `core.config.json`, never over one that is there.'],
            ['`core --help`, `core --version`', 'What you would expect.'],
          ],
        },
        { type: 'session', ...sessions.explain },
      ],
    },
    {
      id: 'options',
      title: 'Options of check',
      blocks: [
        {
          type: 'table',
          head: ['Option', 'Values', 'Without it'],
          rows: [
            ['`--format`', '`text`, `json`, `csv`, `sarif`, `github` or `junit`', '`text`'],
            ['`--output`, `-o`', 'A file to write instead of printing', 'The terminal'],
            ['`--severity`', '`info`, `warning` or `error`: the least that is shown', '`warning`'],
            [
              '`--fail-on`',
              '`info`, `warning`, `error` or `never`: the least that gives exit code 1',
              'As `--severity`',
            ],
            [
              '`--profile`',
              '`las-2.0`: holds files to the letter of the standard and cites its sections',
              'The rules of daily work',
            ],
            [
              '`--config`',
              'A configuration file',
              '`core.config.json` in the working folder, if there is one',
            ],
            ['`--quiet`, `-q`', 'Prints nothing; the exit code tells', 'Findings and a summary'],
            ['`--no-color`', 'No colours', 'Colours in a terminal, unless `NO_COLOR` is set'],
          ],
        },
      ],
    },
    {
      id: 'files-and-patterns',
      title: 'Files, folders and patterns',
      blocks: [
        'A file is checked whatever its name. In a folder, and in those below it, Core looks for names that end in `.las`, in capitals or not. In a pattern `*` and `?` stay within a folder and `**` goes through all of them. Links to folders are not followed. Pipes, devices and folders that may not be read are named on the error stream, and the rest is checked. The name `-` reads one file from standard input.',
        { type: 'code', label: 'Shell', text: 'core check "wells/**/final_*.las" deliveries/2026' },
      ],
    },
    {
      id: 'formats',
      title: 'JSON, CSV, SARIF and JUnit',
      blocks: [
        'JSON has one object per file, CSV one row per finding (RFC 4180). Both hold every finding, up to 10,000 of a rule in a file, with its curve, and with what is expected and what is there. Messages that say a file cannot be read go to the error stream, so that the output stays whole.',
        { type: 'session', ...sessions.json },
        { type: 'session', ...sessions.csv },
        'SARIF 2.1.0 is for code scanning and editors: it has every rule with its explanation, and says what could not be read. `github` prints workflow commands, which GitHub Actions shows beside the lines. JUnit has a test case per file for build servers.',
        {
          type: 'code',
          label: 'Shell',
          text: 'core check logs/ --format sarif --output core.sarif',
        },
      ],
    },
  ],
};

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
            [
              '`core check <files…>`',
              'Lists the problems of files, folders and patterns; repairs some with `--fix`.',
            ],
            [
              '`core inventory <files…>`',
              'Lists the logs, or [the wells on a map](/docs#inventory).',
            ],
            ['`core rules`', 'Lists the rules with their severity.'],
            ['`core explain <rule>`', 'Says why a rule matters, and how to repair what it finds.'],
            ['`core init`', 'Writes `core.config.json`, never over one that is there.'],
            [
              '`core completion <shell>`',
              'Prints a [completion script](/docs#completion) for bash, zsh or fish.',
            ],
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
            ['`--format`', '`text`, `json`, `csv`, `html`, `sarif`, `github` or `junit`', '`text`'],
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
              '`core.config.json` in the working folder or the nearest above it that has one',
            ],
            [
              '`--jobs`, `-j`',
              'How many logs are checked at once, each in a thread',
              'As many as the machine has cores for, 8 at most; one for little work',
            ],
            [
              '`--write-baseline`',
              'A file to write the problems of today into, as [known](/docs#baseline)',
              'Nothing is written down',
            ],
            ['`--baseline`', 'Such a file: what is known is left out', 'Every problem is reported'],
            [
              '`--fix`',
              'Repairs [what needs no judgement](/docs#repairs); with it, `--output` names a folder',
              'Nothing is repaired',
            ],
            [
              '`--dry-run`',
              'With `--fix`: writes nothing and shows a diff',
              'The repaired logs are written',
            ],
            [
              '`--in-place`',
              'With `--fix`: writes over the logs themselves',
              '`well.las` becomes `well.fixed.las`',
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
        'Several logs are checked at once where the machine has several cores. What is written, and in which order, is the same with any `--jobs`. On a terminal, a line on the error stream counts up when the work takes longer than a second.',
        { type: 'code', label: 'Shell', text: 'core check "wells/**/final_*.las" deliveries/2026' },
      ],
    },
    {
      id: 'repairs',
      title: 'Repairs',
      blocks: [
        '`core check --fix` repairs what needs no judgement and writes the log anew, beside the old one as `well.fixed.las` or under its name into the folder of `--output`. It never writes over a file, unless you ask with `--in-place`; then the new log takes the place of the old one only when it is whole. What is found in the new log is listed as ever.',
        { type: 'session', ...sessions.fix },
        {
          type: 'table',
          head: ['Rule', 'Repaired', 'Left to you'],
          rows: [
            [
              '`encoding`',
              'UTF-8 and UTF-16 become ASCII: `deg`, `us`, letters without accents',
              'A file in another encoding, a character that has no spelling in ASCII or that stands among values',
            ],
            ['`line-ending`', 'Every line has the ending that most have', ''],
            [
              '`start-stop`',
              'STRT and STOP as the first and last row have them',
              'An end that lies more than 2 % of the log beyond its rows, a file that ends within a row, feet mixed with metres, depths that are in doubt',
            ],
            [
              '`step`',
              'STEP as the rows have it',
              'Missing or unevenly spaced rows, depths that are in doubt, or too few or too rounded to tell STEP',
            ],
            [
              '`unit-missing`',
              'STRT, STOP or STEP with the unit behind a space',
              'Units that are not there',
            ],
            [
              '`null-value`',
              'One null value, the declared one, in the width of the column',
              'NULL that is not declared',
            ],
            [
              '`field-order`',
              'Texts whose label tells the field are exchanged as VERS says',
              'Texts without such a label',
            ],
            [
              '`wrap`',
              'A row becomes one line; WRAP says NO',
              'Rows that do not have one value per curve',
            ],
            [
              '`tab`, `blank-line`',
              'With `--profile las-2.0`: tabs become spaces, empty lines go',
              '',
            ],
          ],
        },
        'Everything else stays as it is, byte for byte. Core compares every value before it keeps the new log: should one differ, or a repaired problem be found again, the old log stays alone and the exit code is 2. LAS 3.0 is not repaired.',
      ],
    },
    {
      id: 'baseline',
      title: 'Known problems',
      blocks: [
        'An old archive has problems that nobody will repair today. `--write-baseline` writes them down; with `--baseline` only what is new counts, is shown and decides the exit code.',
        { type: 'session', ...sessions.baseline },
        {
          type: 'code',
          label: 'Shell',
          text: 'core check . --baseline known.json',
        },
        'A problem is known by its file, its rule, its curve and its value, or else by its message; lines may move. One more of a kind than the file counts is new. The summary says how many are left out, and how many known problems are gone: write the baseline anew then. It replaces a baseline but no other file. Keep it beside the logs, since it names them from its own folder.',
      ],
    },
    {
      id: 'inventory',
      title: 'Inventory',
      blocks: [
        '`core inventory` says what an archive holds: a row of CSV for each log with its well, UWI or API, company, field, version, depths, unit, null value, curves, rows, and the number of problems by severity. `start` and `stop` are the depths of the first and the last row, `step` is what the header says.',
        { type: 'session', ...sessions.inventory },
        'With `--format geojson` it writes the wells for a map (RFC 7946), from the latitude and longitude in ~W or ~P: decimal degrees, or degrees, minutes and seconds. Logs of one well at one place are one feature, which lists its files.',
        'Nothing is guessed. A well without usable coordinates has no geometry and says why in `problem`, and on the error stream. X and Y of a projected system are not converted. `datum` names the datum where it is not WGS 84, and is null where the log states none.',
        {
          type: 'code',
          label: 'Shell',
          text: 'core inventory archive/ --format geojson --output wells.geojson',
        },
        '`--output`, `--config` and `--jobs` are as with `core check`.',
      ],
    },
    {
      id: 'html-report',
      title: 'Report of a folder',
      blocks: [
        '`--format html` writes one file for people who have no terminal: the logs with the most errors first, the rules by number of findings, then each finding beside its lines, and a plot of each curve that has findings, marked where they are. It needs no network and runs no script, is light or dark after the reader’s setting, and prints.',
        {
          type: 'code',
          label: 'Shell',
          text: 'core check archive/ --format html --output report.html',
        },
        'As in text, ten findings of a rule are shown per log. A log from standard input has plots and no lines.',
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

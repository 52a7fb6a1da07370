import { coreRules } from '#shared/core-rules/core-rules.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

const { emails } = siteConfig;
const { docs } = pages;

/** How to work with Core. */
export const coreHelpFacts: readonly Fact[] = [
  {
    id: 'core-exit-codes',
    ask: 'Which exit codes does Core have?',
    asks: 'exitCode | core exitCode | core coreRules exitCode | exitCode mean',
    also: '0 1 2 mean problem found wrong usage code',
    answer:
      'Exit code 0 means no problems, 1 means that problems were found, and 2 means wrong usage, a faulty configuration or a file or folder that cannot be read; the other files are checked all the same.',
    page: docs,
  },
  {
    id: 'core-ci',
    ask: 'Can I run Core in GitHub Actions?',
    asks: 'ci | core ci',
    answer:
      'Yes. Keep the file in your private repository, install it in the job and run core check logs/: the job fails when a log has problems. The documentation has a ready workflow for GitHub Actions and a pre-commit hook.',
    page: docs,
  },
  {
    id: 'core-config',
    ask: 'How do I configure Core?',
    asks: 'coreConfig | core coreConfig | core coreRules change | core range change | coreRules change severity',
    answer:
      'Run core init: it writes core.config.json, in which you set the severity of each rule, ranges for curves and files to ignore. To silence a rule, set it to "off". Core works without any configuration too.',
    page: docs,
  },
  {
    id: 'core-output',
    ask: 'Can Core write JSON or CSV?',
    asks: 'coreOutput | core coreOutput | core export | core coreOutput format',
    answer:
      'Yes: core check --format json writes JSON with one object per file, --format csv writes CSV with one row per finding, for a spreadsheet. It also writes an HTML report, SARIF, JUnit and the annotations of GitHub Actions. Without --format, Core writes text.',
    page: docs,
  },
  {
    id: 'core-severity',
    ask: 'How do I see only errors in Core?',
    asks: 'severity | core severity | core only errors | core quiet | core quiet output',
    answer:
      'Use core check --severity error: only errors are shown and count for the exit code, unless --fail-on says otherwise. The values are info, warning and error; --quiet prints nothing at all.',
    page: docs,
  },
  {
    id: 'core-commands',
    ask: 'Which commands does Core have?',
    asks: 'commands | core commands | commands list | core commands list',
    answer:
      'core check lists the problems of files, folders and patterns; core inventory lists the logs with well, depths and curves; core rules lists the rules; core explain with the name of a rule says why one matters; core init writes a configuration; core completion completes commands in your shell; core --help and core --version do what you expect.',
    page: docs,
  },
  {
    id: 'core-library',
    ask: 'Can I use Core as a library?',
    asks: 'coreLibrary | core coreLibrary | core code',
    answer:
      'Yes. The package core-las is also an ES module with type declarations: checkLasFile(path), checkLas(content) and rules do what the command does, without printing.',
    page: docs,
  },
  {
    id: 'core-file-size',
    ask: 'How large may a LAS file be?',
    asks: 'fileSize las | core fileSize',
    answer:
      'As large as your disk: Core reads a file in pieces of one megabyte, and its memory depends on the number of curves only. A single line may be one megabyte long.',
    page: docs,
  },
  {
    id: 'core-not-found',
    ask: 'The shell does not find the command "core". What can I do?',
    asks: 'core broken | core broken commands | core broken install | core shell path | core contact | shell commands core | shell where commands | commands broken',
    also: 'shell terminal path global error',
    answer: `If the shell does not find the command, add the folder that npm prefix -g prints to your PATH (on macOS and Linux its bin folder), or run npx core in the project. For anything else write to ${emails.support} and attach the first 60 lines of the file.`,
    page: docs,
  },
  {
    id: 'core-ranges',
    ask: 'How do I set my own range for a curve?',
    asks: 'range curve | set range | core range | range gamma ray | value out of range | range set gamma | coreConfig range | curve range own',
    also: 'my own gamma ray reported high low value field',
    answer:
      'Give the curve a range of its own under "ranges" in core.config.json, in the unit that the file declares: a name such as GR with its lowest and highest value. It replaces the limits of that kind of curve.',
    page: docs,
  },
  {
    id: 'core-not-las',
    ask: 'Core says that it is not a LAS file, but it is one. Why?',
    asks: 'notLas | core notLas | notLas broken | core notLas broken',
    also: 'says its one detect tilde zip',
    answer:
      'Core found no line that begins with a tilde: the file may be wrapped in a ZIP archive or a spreadsheet, or be a tape image or a point cloud under the name .las. Open it in a text editor; if you see the header, remove everything before each tilde; if not, export the log again as LAS 2.0.',
    page: docs,
  },
  {
    id: 'core-empty-curve',
    ask: 'A curve is reported as empty, but it holds numbers. Why?',
    asks: 'curve empty number | curve report empty number | core curve empty',
    also: 'whole null zeros reported',
    answer:
      'Every value of that curve equals the NULL value of the well section. A curve of zeros under NULL 0 is the usual case: declare -999.25 and export the file again.',
    page: docs,
  },
  {
    id: 'core-step',
    ask: 'Why is STEP said to be wrong?',
    asks: 'step wrong | step tolerance | step complain | core step wrong | step decimal | step difference | step rows',
    also: 'tolerance threshold complain percent small tiny petty how much allowed exact rounding from on fourth decimal half foot depth 0.1524 rows evenly',
    answer:
      'Half a foot is 0.1524 m: a STEP of 0.15 puts the last row of a kilometre 16 m too high. Core compares STEP with the mean distance of the rows, reports a difference of 0.01 % or more, and tells you the number to write. If the rows are not evenly spaced, STEP must be 0.',
    page: docs,
  },
  {
    id: 'core-windows-patterns',
    ask: 'Why do patterns with a star behave differently on Windows?',
    asks: 'pattern star | pattern windows | core pattern | wildcard | glob | pattern requirements star | core folder pattern',
    also: 'powershell shell quotes folder differently many',
    answer:
      'PowerShell and cmd pass patterns on as they are, other shells expand them first. Put patterns in double quotes, and every shell does the same. In a pattern * and ? stay within a folder and ** goes through all of them.',
    page: docs,
  },
  ...coreRules.map(({ id, severity, title, why, repair }) => ({
    id: `core-rule-${id}`,
    ask: `What does the rule ${id} mean?`,
    asks: [id, `coreRules ${id}`, `core coreRules ${id}`, `${id} ${severity}`]
      .map((way) => way.replaceAll('-', ' '))
      .join(' | '),
    also: `error warning info mean rule ${why}`,
    answer: `The rule ${id} (${severity}) reports: ${title}. ${why} To repair it: ${repair[0]!.toLowerCase()}${repair.slice(1)}`,
    page: docs,
  })),
  {
    id: 'docs-where',
    ask: 'Where is the documentation?',
    asks: 'documentation | documentation where | documentation core | documentation las',
    answer:
      'The documentation covers Core: installation, command line, library, configuration, rules, exit codes and troubleshooting.',
    page: docs,
  },
];

import { siteConfig } from '#shared/site-config/index.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

const { emails } = siteConfig;
const { docs, store } = pages;

/** Details of Core's command line. */
export const coreUseFacts: readonly Fact[] = [
  {
    id: 'core-options',
    ask: 'Which options does core check have?',
    asks: 'core options | commands options | core check options | option quiet | option color',
    also: 'flag parameters format severity config quiet no-color terminal colours list',
    answer:
      'core check takes --format (text, json, csv, html, sarif, github or junit), --output with a file to write, --severity (info, warning or error; without it warning), --fail-on, the lowest severity for exit code 1, --profile las-2.0, which holds files to the letter of the standard, --config with a configuration file, --jobs with the number of logs to check at once, --quiet, which prints nothing, and --no-color. --fix repairs what needs no judgement, with --dry-run for a diff and --in-place to write over the logs. --write-baseline writes the known problems down, and --baseline leaves them out.',
    page: docs,
  },
  {
    id: 'core-config-keys',
    ask: 'Which keys does core.config.json have?',
    asks: 'coreConfig keys | coreConfig list | constantRows | spikeFactor | coreConfig default | spike change | constant run change',
    also: 'rules ranges ignore rows factor threshold value default',
    answer:
      'Eleven: profile holds files to the letter of LAS 2.0, rules sets the severity of each rule, ranges the lowest and highest value of a curve, aliases the names that count as one curve, required, units and naming what your company asks for, overrides exceptions by file and curve, ignore the files to leave out, constantRows the rows of one value before constant-run is reported (50), and spikeFactor how many times its usual change makes a spike (15).',
    page: docs,
  },
  {
    id: 'core-config-wrong',
    ask: 'What happens when the configuration of Core has a fault?',
    asks: 'coreConfig broken | coreConfig wrong | coreConfig unknown key | coreConfig error | coreConfig exitCode',
    also: 'typo misspell rule key does not exist fault stops wrong',
    answer:
      'A key or a rule that does not exist stops the check with exit code 2, so that a typing mistake never switches a rule off unnoticed.',
    page: docs,
  },
  {
    id: 'core-severity-levels',
    ask: 'What is the difference between an error, a warning and an info?',
    asks: 'severity mean | error warning info difference | severity difference | warning mean | info mean | severity list',
    also: 'core finding level serious what is an',
    answer:
      'An error is wrong by the standard or makes numbers wrong. A warning deserves a look. An info is left out unless you ask for it with --severity info.',
    page: docs,
  },
  {
    id: 'core-which-files',
    ask: 'Can Core check a whole folder?',
    asks: 'core folder | core many files | core subfolder | core recursive | core directory | core check folder',
    also: 'files subfolders below capitals extension links symbolic followed all once batch whole name las',
    answer:
      'Yes. In a folder, and in those below it, Core looks for names that end in .las, in capitals or not; links to folders are not followed. A file that you name is checked whatever its name.',
    page: docs,
  },
  {
    id: 'core-many-findings',
    ask: 'How often does Core report one rule?',
    asks: 'coreRules count report | core report limit | core findings limit | coreRules many findings',
    also: 'ten times per file most more shown only often same finding message',
    answer:
      'As text, ten times per file; the last report says how many more there are. JSON and CSV hold every finding.',
    page: docs,
  },
  {
    id: 'core-reading',
    ask: 'How do I read a finding of Core?',
    asks: 'core finding | core results | core output read | core finding line | core results explain',
    also: 'two lines where which rule wrong do understand message mean line number',
    answer:
      'A finding has two lines: where and which rule, then what is wrong and what to do. A finding about a complete curve points to its line in the curve section, and one about rows to the first of them.',
    page: docs,
  },
  {
    id: 'core-practice',
    ask: 'Are there faulty LAS files to practise with?',
    asks: 'las practice | las example | core example files | faulty las files | las test files | las preview | las exercise',
    also: 'sample samples try training workbook six errors learn planted',
    answer:
      'Yes: the workbook “Six Faulty LAS Files” in the store has six short synthetic logs with planted faults, the answers, and the files themselves. The samples in the documentation are made with them.',
    page: store,
  },
  {
    id: 'core-support',
    ask: 'Who helps me with Core?',
    asks: 'core contact | core help | core support | core question | documentation contact | core send file contact',
    also: 'attach first lines header problem who ask file las',
    answer: `Write to ${emails.support} and attach the first 60 lines of the file: they hold the header and a few rows.`,
    page: docs,
  },
  {
    id: 'core-explain',
    ask: 'How do I learn more about one rule of Core?',
    asks: 'core explain | coreRules explain | coreRules explain commands | core explain coreRules | core rules why',
    also: 'one rule matters repair long story detail background terminal command information about',
    answer:
      'core explain with the name of a rule, such as core explain null-value, says why it matters and how to repair what it finds. core rules lists all rules with their severity.',
    page: docs,
  },
  {
    id: 'core-reports',
    ask: 'Who owns the reports of Core?',
    asks: 'core results rights | core report rights | core results licence | core report own | core output rights | core report licence',
    also: 'yours may do use pass on client publish findings about my logs belong whose',
    answer:
      'What Core reports about your logs is yours: use it and pass it on as you like. Only the program itself may not be sold, published or passed on.',
    page: pages.terms,
  },
  {
    id: 'core-init',
    ask: 'What does core init do?',
    asks: 'core init | commands init | core writes file | coreConfig init | coreConfig overwrite',
    also: 'create configuration defaults overwrite existing example write only',
    answer:
      'core init writes core.config.json with the defaults and an example of a range and of files to ignore, never over one that is there. Besides it, only core check with --fix, --output or --write-baseline writes files.',
    page: docs,
  },
  {
    id: 'core-project',
    ask: 'How do I keep Core with a project?',
    asks: 'core project install | core repository | core install project | core version project same | core install team',
    also: 'private repository beside logs same version every machine git colleagues package.json dev dependency',
    answer:
      'Keep the file in a private repository beside the logs and install it there: then every machine checks with the same version. The licence covers your company, not the public.',
    page: docs,
  },
  {
    id: 'core-install-offline',
    ask: 'Does the installation of Core need the internet?',
    asks: 'core install offline | core install coreOffline | install coreOffline | core install without internet',
    also: 'npm registry advisories connection air gapped',
    answer:
      'No. Core has no dependencies. While it installs, npm may ask its registry for advisories; with --offline it does not, and a check opens no network connection.',
    page: docs,
  },
  {
    id: 'core-library-results',
    ask: 'What does checkLasFile return?',
    asks: 'coreLibrary results | checklas results | coreLibrary return | coreLibrary finding | coreLibrary error',
    also: 'object fields findings curves rows line rule severity message reject throw promise options file config',
    answer:
      'A result with findings, curves and rows; each finding has line, rule, severity and message. checkLasFile rejects with the error of the system if a file cannot be read; the contents of the file never make it reject. checkLas does the same synchronously for text in memory.',
    page: docs,
  },
];

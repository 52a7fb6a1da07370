import checkCsv from '../samples/check-csv.txt?raw';
import checkJson from '../samples/check-json.txt?raw';
import checkText from '../samples/check-text.txt?raw';
import fix from '../samples/fix.txt?raw';
import baseline from '../samples/baseline.txt?raw';
import company from '../samples/company.txt?raw';
import companyConfig from '../samples/company-config.txt?raw';
import explain from '../samples/explain.txt?raw';
import inventory from '../samples/inventory.txt?raw';
import init from '../samples/init.txt?raw';
import configFault from '../samples/config-fault.txt?raw';
import reportOutput from '../samples/report-output.txt?raw';
import reportProgram from '../samples/report-program.txt?raw';
import starterConfig from '../samples/starter-config.txt?raw';
import version from '../samples/version.txt?raw';

export interface Session {
  command: string;
  /** What the tool prints for the six files of the workbook; a test compares it. */
  output: string;
}

export const sessions = {
  version: { command: 'core --version', output: version },
  text: { command: 'core check practice-1.las practice-4.las practice-6.las', output: checkText },
  json: { command: 'core check practice-2.las --format json', output: checkJson },
  csv: { command: 'core check practice-5.las --format csv', output: checkCsv },
  fix: { command: 'core check practice-3.las practice-6.las --fix --dry-run', output: fix },
  baseline: { command: 'core check . --write-baseline known.json', output: baseline },
  explain: { command: 'core explain depth-unit', output: explain },
  init: { command: 'core init', output: init },
  inventory: { command: 'core inventory practice-1.las practice-4.las', output: inventory },
  company: { command: 'core check practice-1.las --config company.json', output: company },
  configFault: { command: 'core check practice-1.las --config spoilt.json', output: configFault },
} as const satisfies Record<string, Session>;

/** What `core init` writes. */
export const starterConfigFile = starterConfig;

/** Rules of a company, as company.json. */
export const companyConfigFile = companyConfig;

/** Makes the sample of a configuration that is refused. */
export const invalidConfigFile = '{ "rules": { "spikes": "off" } }\n';

/** A program for the library, and what it prints. */
export const program = { text: reportProgram, output: reportOutput };

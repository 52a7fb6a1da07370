import { coreRules } from '#shared/core-rules/core-rules.ts';
import { troubleshooting } from '../troubleshooting.ts';
import { commandLine } from './command-line.ts';
import { configuration } from './configuration.ts';
import type { DocSection } from './doc-block.ts';
import { exitCodes } from './exit-codes.ts';
import { installation } from './installation.ts';
import { library } from './library.ts';

/** Sections whose parts are written out as text; the page shows the two others in forms of their own. */
export const writtenSections: readonly DocSection[] = [
  installation,
  commandLine,
  library,
  configuration,
];

export const closingSections: readonly DocSection[] = [exitCodes];

const count = coreRules.length;
const idsOf = (rules: readonly { id: string }[]) => rules.map(({ id }) => `\`${id}\``).join(', ');
const strictRules = coreRules.filter((rule) => rule.strict);
const strict = strictRules.length;
const strictIds = idsOf(strictRules);
const configuredRules = coreRules.filter((rule) => rule.configured);
const configured = configuredRules.length;
const configuredIds = idsOf(configuredRules);

export const rulesSection: DocSection = {
  id: 'rules',
  title: 'Rules',
  blocks: [
    `${count} rules, by what they look at; \`core rules\` lists them in the order in which a file is read. An error is wrong by the standard or makes numbers wrong. A warning deserves a look. An info is left out unless you ask for it with \`--severity info\`. As text, ten findings of a rule are shown per file, and the last says how many more there are; JSON and CSV hold all.`,
    `${strict} of them, ${strictIds}, ask for the letter of LAS 2.0 and are reported only with \`--profile las-2.0\`, which also cites the section of the standard behind each finding. With it, what the standard does not speak of is an info.`,
    `${configured} others, ${configuredIds}, are [rules of your company](/docs#company-rules) and need a configuration.`,
  ],
  parts: coreRules.map(({ id, title, why, repair }) => ({
    id: `rule-${id}`,
    title: id,
    blocks: [`${title[0]!.toUpperCase()}${title.slice(1)}.`, why, repair],
  })),
};

export const troubleshootingSection: DocSection = {
  id: 'troubleshooting',
  title: 'Troubleshooting',
  blocks: [],
  parts: troubleshooting.map(({ id, question, answer }) => ({
    id,
    title: question,
    blocks: answer.split('\n\n'),
  })),
};

/** The whole documentation, from top to bottom. */
export const docSections: readonly DocSection[] = [
  ...writtenSections,
  rulesSection,
  ...closingSections,
  troubleshootingSection,
];

import { coreRelease } from '#tools/core/release.ts';
import type { CoreRule } from '#shared/core-rules/core-rule.ts';
import { coreRules } from '#shared/core-rules/core-rules.ts';
import type { Finding, Severity } from '../../types.ts';
import type { CheckEnd, ReportWriter } from './formats.ts';

const levels: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' };
const rules: readonly CoreRule[] = coreRules;

/** SARIF 2.1.0 (OASIS), which code scanning and editors read. Unreadable files are listed after the results. */
export function createSarifWriter(): ReportWriter {
  let isFirst = true;

  function item(finding: Finding): string {
    const before = isFirst ? head() : ',';
    isFirst = false;
    return `${before}\n        ${indented(describeFinding(finding), 8)}`;
  }

  return {
    add: ({ result }) => result.findings.map(item).join(''),
    end: ({ problems }) => [isFirst ? `${head()}]` : '\n      ]', foot(problems)],
  };
}

const indented = (value: unknown, blanks: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(blanks)}`);

/** Up to the opening bracket of the results. */
function head(): string {
  const driver = {
    name: 'Core',
    semanticVersion: coreRelease.version,
    rules: rules.map(describeRule),
  };
  return `{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
      "tool": ${indented({ driver }, 6)},
      "columnKind": "utf16CodeUnits",
      "results": [`;
}

/** From the closing bracket of the results on. */
function foot(problems: CheckEnd['problems']): string {
  const invocations = [
    {
      executionSuccessful: problems.length === 0,
      toolExecutionNotifications: problems.map((text) => ({ level: 'error', message: { text } })),
    },
  ];
  return `,\n      "invocations": ${indented(invocations, 6)}\n    }\n  ]\n}\n`;
}

function describeRule({ id, title, why, repair, severity }: CoreRule) {
  return {
    id,
    shortDescription: { text: `${title[0]!.toUpperCase()}${title.slice(1)}.` },
    fullDescription: { text: why },
    help: { text: repair },
    defaultConfiguration: { level: levels[severity] },
  };
}

function describeFinding({ file, line, rule, severity, message, ...facts }: Finding) {
  return {
    ruleId: rule,
    ruleIndex: rules.findIndex(({ id }) => id === rule),
    level: levels[severity],
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: fileUri(file) },
          region: { startLine: line },
        },
      },
    ],
    ...(Object.keys(facts).length > 0 && { properties: facts }),
  };
}

/** Relative to the working folder; an absolute path as a file URL. */
function fileUri(file: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  if (file.startsWith('/')) return `file://${path}`;
  return /^[a-z]:/i.test(file) ? `file:///${path.replace('%3A', ':')}` : path;
}

import { quantity } from '../../checks/quantity.ts';
import type { CheckResult } from '../../types.ts';
import type { Checked } from './formats.ts';

/** A test case per file, as build servers show them; what could not be read is an error. */
export function asJunit({ results, problems }: Pick<Checked, 'results' | 'problems'>): string {
  const failed = results.filter(({ findings }) => findings.length > 0).length;
  const counts = `tests="${results.length + problems.length}" failures="${failed}" errors="${problems.length}"`;
  const cases = [...results.map(fileCase), ...problems.map(problemCase)];
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
<testsuite name="core check" ${counts}>
${cases.join('')}</testsuite>
</testsuites>
`;
}

function fileCase({ file, findings }: CheckResult): string {
  const name = `<testcase classname="core" name="${xml(file)}"`;
  if (findings.length === 0) return `${name}/>\n`;
  const lines = findings.map(
    ({ line, rule, severity, message }) => `${file}:${line} ${severity} ${rule}: ${message}`,
  );
  const head = quantity(findings.length, 'problem');
  return `${name}>\n<failure message="${head}">${xml(lines.join('\n'))}</failure>\n</testcase>\n`;
}

function problemCase(problem: string): string {
  return `<testcase classname="core" name="${xml(problem.replace(/: .*/s, ''))}">\n<error message="${xml(problem)}"/>\n</testcase>\n`;
}

/** Control characters cannot be written in XML at all. */
function xml(text: string): string {
  return text
    .replace(/[^\P{Cc}\n]|[\ufffe\uffff]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

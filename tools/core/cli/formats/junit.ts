import { coreRelease } from '#tools/core/release.ts';
import { quantity } from '../../checks/quantity.ts';
import type { CheckResult } from '../../types.ts';
import type { Checked } from './formats.ts';

/**
 * A test case per file, as build servers show them; what could not be read is an error. It has all that the schema of
 * Ant's JUnit reports asks for (JUnit.xsd, windyroad/JUnit-Schema), which also fits the looser one that Jenkins publishes.
 */
export function asJunit({
  results,
  problems,
  run,
}: Pick<Checked, 'results' | 'problems' | 'run'>): string {
  const failed = results.filter(({ findings }) => findings.length > 0).length;
  const counts = `tests="${results.length + problems.length}" failures="${failed}" errors="${problems.length}"`;
  // The schema wants no time zone; this is UTC.
  const when = `timestamp="${run.startedAt.toISOString().slice(0, 19)}" ${time(run.seconds)}`;
  const where = `hostname="${xml(run.host)}" package="core" id="0"`;
  const cases = [
    ...results.map((result) => fileCase(result, run.ofFiles.get(result.file))),
    ...problems.map(problemCase),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="core check" ${counts} ${when} ${where}>
<properties>
<property name="core.version" value="${coreRelease.version}"/>
</properties>
${cases.join('')}<system-out/>
<system-err/>
</testsuite>
</testsuites>
`;
}

function fileCase({ file, findings }: CheckResult, seconds: number | undefined): string {
  const name = `<testcase classname="core" name="${xml(file)}" ${time(seconds)}`;
  const [first] = findings;
  if (!first) return `${name}/>\n`;
  const lines = findings.map(
    ({ line, rule, severity, message }) => `${file}:${line} ${severity} ${rule}: ${message}`,
  );
  const head = `message="${quantity(findings.length, 'problem')}" type="${first.rule}"`;
  return `${name}>\n<failure ${head}>${xml(lines.join('\n'))}</failure>\n</testcase>\n`;
}

function problemCase(problem: string): string {
  return `<testcase classname="core" name="${xml(problem.replace(/: .*/s, ''))}" ${time()}>\n<error message="${xml(problem)}" type="unreadable"/>\n</testcase>\n`;
}

const time = (seconds = 0) => `time="${seconds.toFixed(3)}"`;

/** Control characters cannot be written in XML at all. */
function xml(text: string): string {
  return text
    .replace(/[^\P{Cc}\n]|[\ufffe\uffff]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

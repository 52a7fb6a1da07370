import { coreRelease } from '#tools/core/release.ts';
import { quantity } from '../../checks/quantity.ts';
import type { CheckResult } from '../../types.ts';
import type { CheckEnd, ReportTools, ReportWriter } from './formats.ts';

/**
 * One test case per file, as build servers show them; an unreadable file is an error. Contains everything required by
 * the schema of Ant's JUnit reports (JUnit.xsd, windyroad/JUnit-Schema), which also satisfies the looser schema that
 * Jenkins publishes.
 */
export function createJunitWriter({ spool }: ReportTools): ReportWriter {
  const counts = { logs: 0, failed: 0 };
  return {
    add({ result, seconds }) {
      counts.logs += 1;
      if (result.findings.length > 0) counts.failed += 1;
      spool.add(fileCase(result, seconds));
      return '';
    },
    *end(end) {
      yield head(counts, end);
      yield* spool.all();
      for (const problem of end.problems) yield problemCase(problem);
      yield '<system-out/>\n<system-err/>\n</testsuite>\n</testsuites>\n';
    },
  };
}

function head({ logs, failed }: { logs: number; failed: number }, { problems, run }: CheckEnd) {
  const counts = `tests="${logs + problems.length}" failures="${failed}" errors="${problems.length}"`;
  // The schema allows no time zone; this is UTC.
  const when = `timestamp="${run.startedAt.toISOString().slice(0, 19)}" ${time(run.seconds)}`;
  const where = `hostname="${xml(run.host)}" package="core" id="0"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="core check" ${counts} ${when} ${where}>
<properties>
<property name="core.version" value="${coreRelease.version}"/>
</properties>
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

/** XML cannot represent control characters at all. */
function xml(text: string): string {
  return text
    .replace(/[^\P{Cc}\n]|[\ufffe\uffff]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

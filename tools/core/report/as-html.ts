import { coreRelease } from '#tools/core/release.ts';
import { quantity } from '../checks/quantity.ts';
import { shorten } from '../cli/shorten.ts';
import type { CheckEnd, ReportTools, ReportWriter } from '../cli/formats/formats.ts';
import type { Spool, SpoolPlace } from '../cli/spool.ts';
import type { CheckResult, Finding, Severity } from '../types.ts';
import { drawTrack } from './draw-track.ts';
import { html } from './html-text.ts';
import { lineOfValue, linesAround, type LogPictures } from './pictures.ts';
import { reportStyle } from './report-style.ts';

const severities = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

type Counts = Record<Severity, number>;

/** A log whose row and article are in the spool. */
interface KeptLog {
  file: string;
  counts: Counts;
  row: SpoolPlace;
  /** Present only if something was found. */
  article: SpoolPlace | undefined;
}

interface RuleSums {
  severity: Severity;
  findings: number;
  logs: number;
}

/** A single self-contained file without scripts: the worst logs first, each finding beside its lines. */
export function createHtmlWriter({ spool }: ReportTools): ReportWriter {
  const logs: KeptLog[] = [];
  const rules = new Map<string, RuleSums>();

  function countRules(findings: readonly Finding[]): void {
    const seen = new Set<string>();
    for (const { rule, severity } of findings) {
      const sums = rules.get(rule) ?? { severity, findings: 0, logs: 0 };
      rules.set(rule, sums);
      sums.findings += 1;
      if (!seen.has(rule)) sums.logs += 1;
      seen.add(rule);
    }
  }

  return {
    add({ result, pictures }) {
      const { file, findings } = result;
      const id = `log-${logs.length + 1}`;
      const counts = countsOf(findings);
      countRules(findings);
      const row = spool.add(logRow(result, counts, id));
      const article =
        findings.length > 0 ? spool.add(describeLog(result, id, pictures)) : undefined;
      logs.push({ file, counts, row, article });
      return '';
    },
    *end({ problems, known }) {
      const sorted = logs.toSorted(compareLogs);
      yield head(logs, known);
      yield* logTable(sorted, spool);
      yield ruleTable(rules);
      yield unread(problems);
      for (const { article } of sorted) if (article) yield spool.read(article);
      yield '</main>\n</body>\n</html>\n';
    },
  };
}

function head(logs: readonly KeptLog[], known: CheckEnd['known']): string {
  const sums = Object.fromEntries(
    severities.map((severity) => [
      severity,
      logs.reduce((sum, { counts }) => sum + counts[severity], 0),
    ]),
  ) as Counts;
  const all = sums.error + sums.warning + sums.info;
  const title = `${quantity(all, 'problem')} in ${quantity(logs.length, 'log')}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Core ${coreRelease.version}">
<title>Core: ${title}</title>
<style>${reportStyle}</style>
</head>
<body>
<a class="skip" href="#logs">Skip to the logs</a>
<header>
<h1>${title}</h1>
<p class="faint">Report of Core ${coreRelease.version}. ${summary(sums)}${leftOut(known)}</p>
</header>
<main id="logs">
`;
}

function countsOf(findings: readonly Finding[]): Counts {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

function compareLogs(a: KeptLog, b: KeptLog): number {
  const differences = severities.map((severity) => b.counts[severity] - a.counts[severity]);
  return differences.find((difference) => difference !== 0) ?? (a.file < b.file ? -1 : 1);
}

function summary(sums: Counts): string {
  const counts = severities
    .map((severity) => [severity, sums[severity]] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) =>
      severity === 'info' ? `${count} info` : quantity(count, severity),
    );
  return counts.length > 0 ? `${counts.join(', ')}.` : '';
}

const leftOut = ({ leftOut: count }: CheckEnd['known']): string =>
  count > 0 ? ` ${quantity(count, 'known problem')} left out.` : '';

function tableHead(caption: string, head: readonly string[]): string {
  const cells = head.map(
    (name, at) => `<th scope="col"${at > 1 ? ' class="number"' : ''}>${name}</th>`,
  );
  return `<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${cells.join('')}</tr></thead>
<tbody>
`;
}

const tableFoot = '</tbody>\n</table></div>\n';

const numberCells = (numbers: readonly number[]): string =>
  numbers.map((one) => `<td class="number">${one}</td>`).join('');

function logRow({ file, header, rows }: CheckResult, counts: Counts, id: string): string {
  const isFaulty = severities.some((severity) => counts[severity] > 0);
  const name = isFaulty ? `<a href="#${id}">${html(file)}</a>` : html(file);
  const numbers = [rows, ...severities.map((severity) => counts[severity])];
  return `<tr><td>${name}</td><td>${html(header.well)}</td>${numberCells(numbers)}</tr>\n`;
}

function* logTable(sorted: readonly KeptLog[], spool: Spool): Generator<string> {
  const names = ['Log', 'Well', 'Rows', 'Errors', 'Warnings', 'Infos'];
  yield `<h2>Logs</h2>\n${tableHead('Logs, those with the most errors first', names)}`;
  for (const { row } of sorted) yield spool.read(row);
  yield tableFoot;
}

function ruleTable(rules: ReadonlyMap<string, RuleSums>): string {
  if (rules.size === 0) return '';
  const rows = [...rules]
    .toSorted(([a, { findings }], [b, other]) => other.findings - findings || (a < b ? -1 : 1))
    .map(
      ([rule, { severity, findings, logs }]) =>
        `<tr><td><code>${rule}</code></td><td class="${severity}">${severity}</td>${numberCells([findings, logs])}</tr>\n`,
    );
  const names = ['Rule', 'Severity', 'Findings', 'Logs'];
  const title = tableHead('Rules, those with the most findings first', names);
  return `<h2>Rules</h2>\n${title}${rows.join('')}${tableFoot}`;
}

function unread(problems: readonly string[]): string {
  if (problems.length === 0) return '';
  const items = problems.map((problem) => `<li>${html(problem)}</li>`).join('\n');
  return `<h2>Not read</h2>\n<ul>\n${items}\n</ul>\n`;
}

function describeLog(result: CheckResult, id: string, pictures: LogPictures | undefined): string {
  const findings = shorten(result.findings);
  const items = findings.map((finding) => describeFinding(finding, result, pictures));
  return `<article id="${id}" aria-labelledby="${id}-name">
<h2 id="${id}-name">${html(result.file)}</h2>
<p class="facts">${html(factsOf(result))}</p>
<ol>
${items.join('\n')}
</ol>
${plots(result, findings, pictures)}</article>
`;
}

const depthsOf = ({ first, last, header }: CheckResult): string =>
  first === null || last === null ? '' : `${first} to ${last}${header.unit && ` ${header.unit}`}`;

function factsOf(result: CheckResult): string {
  const { header, rows, curves } = result;
  return [
    header.well && `Well ${header.well}`,
    header.uwi,
    header.company,
    header.field,
    header.version && `LAS ${header.version}`,
    rows > 0 && quantity(rows, 'row'),
    depthsOf(result),
    curves.length > 0 && quantity(curves.length, 'curve'),
  ]
    .filter(Boolean)
    .join(' · ');
}

function describeFinding(
  finding: Finding,
  result: CheckResult,
  pictures: LogPictures | undefined,
): string {
  const { line, rule, severity, message, clause } = finding;
  const cited = clause === undefined ? '' : `, ${html(clause)}`;
  return `<li><p><b class="${severity}">${severity}</b> <code>${rule}</code>, line ${line}${cited}</p>
<p>${html(message)}</p>
${excerpt(finding, result, pictures?.lines ?? [])}</li>`;
}

function excerpt(finding: Finding, result: CheckResult, all: LogPictures['lines']): string {
  const { line } = finding;
  const marked = lineOfValue(finding, result, all);
  const numbers = [...linesAround(line), ...linesAround(marked)];
  const lines = all.filter(({ number }) => numbers.includes(number));
  if (lines.length === 0) return '';
  const width = String(numbers.at(-1)).length;
  const rows = lines.map(({ number, text }) => {
    const row = `<span>${String(number).padStart(width)}</span> ${html(text)}`;
    return number === marked ? `<mark>${row}</mark>` : `${row}\n`;
  });
  return `<pre>${rows.join('')}</pre>`;
}

function plots(
  result: CheckResult,
  findings: readonly Finding[],
  pictures: LogPictures | undefined,
): string {
  const drawn = (pictures?.tracks ?? []).flatMap((track) => {
    const marks = findings.flatMap(({ curve, line }, at) =>
      curve?.split(', ').includes(track.curve) ? [{ number: at + 1, line }] : [],
    );
    return marks.length > 0 ? drawTrack(track, marks, depthsOf(result)) : [];
  });
  if (drawn.length === 0) return '';
  return `<h3>Curves with findings</h3>\n<div class="tracks">\n${drawn.join('\n')}\n</div>\n`;
}

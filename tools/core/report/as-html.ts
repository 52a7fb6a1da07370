import { coreRelease } from '#tools/core/release.ts';
import { quantity } from '../checks/quantity.ts';
import { shorten } from '../cli/shorten.ts';
import type { Checked } from '../cli/formats/formats.ts';
import type { CheckResult, Finding, Severity } from '../types.ts';
import { drawTrack } from './draw-track.ts';
import { html } from './html-text.ts';
import { lineOfValue, linesAround, type LogPictures } from './pictures.ts';
import { reportStyle } from './report-style.ts';

const severities = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

/** One file that needs no other and runs no script: the worst logs first, each finding beside its lines. */
export function asHtml({ results, problems, known, pictures }: Omit<Checked, 'colours'>): string {
  const logs = results
    .map((result, at) => ({ result, id: `log-${at + 1}` }))
    .toSorted((a, b) => compareLogs(a.result, b.result));
  const all = results.flatMap(({ findings }) => findings);
  const title = `${quantity(all.length, 'problem')} in ${quantity(results.length, 'log')}`;
  const articles = logs
    .filter(({ result }) => result.findings.length > 0)
    .map(({ result, id }) => describeLog(result, id, pictures.get(result.file)));
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
<p class="faint">Report of Core ${coreRelease.version}. ${summary(all)}${leftOut(known)}</p>
</header>
<main id="logs">
${[logTable(logs), ruleTable(results, all), unread(problems), ...articles].join('')}</main>
</body>
</html>
`;
}

const countOf = (findings: readonly Finding[], severity: Severity): number =>
  findings.filter((one) => one.severity === severity).length;

function compareLogs(a: CheckResult, b: CheckResult): number {
  const differences = severities.map(
    (severity) => countOf(b.findings, severity) - countOf(a.findings, severity),
  );
  return differences.find((difference) => difference !== 0) ?? (a.file < b.file ? -1 : 1);
}

function summary(all: readonly Finding[]): string {
  const counts = severities
    .map((severity) => [severity, countOf(all, severity)] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) =>
      severity === 'info' ? `${count} info` : quantity(count, severity),
    );
  return counts.length > 0 ? `${counts.join(', ')}.` : '';
}

const leftOut = ({ leftOut: count }: Checked['known']): string =>
  count > 0 ? ` ${quantity(count, 'known problem')} left out.` : '';

function table(caption: string, head: readonly string[], rows: readonly string[]): string {
  const cells = head.map(
    (name, at) => `<th scope="col"${at > 1 ? ' class="number"' : ''}>${name}</th>`,
  );
  return `<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${cells.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>
`;
}

const numberCells = (numbers: readonly number[]): string =>
  numbers.map((one) => `<td class="number">${one}</td>`).join('');

function logTable(logs: readonly { result: CheckResult; id: string }[]): string {
  const rows = logs.map(({ result: { file, header, rows: count, findings }, id }) => {
    const name = findings.length > 0 ? `<a href="#${id}">${html(file)}</a>` : html(file);
    const numbers = [count, ...severities.map((severity) => countOf(findings, severity))];
    return `<tr><td>${name}</td><td>${html(header.well)}</td>${numberCells(numbers)}</tr>`;
  });
  const head = ['Log', 'Well', 'Rows', 'Errors', 'Warnings', 'Infos'];
  return `<h2>Logs</h2>\n${table('Logs, those with the most errors first', head, rows)}`;
}

function ruleTable(results: readonly CheckResult[], all: readonly Finding[]): string {
  if (all.length === 0) return '';
  const rules = [...new Set(all.map(({ rule }) => rule))].map((rule) => {
    const of = all.filter((one) => one.rule === rule);
    const logs = results.filter(({ findings }) => findings.some((one) => one.rule === rule));
    return { rule, severity: of[0]!.severity, count: of.length, logs: logs.length };
  });
  const rows = rules
    .toSorted((a, b) => b.count - a.count || (a.rule < b.rule ? -1 : 1))
    .map(
      ({ rule, severity, count, logs }) =>
        `<tr><td><code>${rule}</code></td><td class="${severity}">${severity}</td>${numberCells([count, logs])}</tr>`,
    );
  const head = ['Rule', 'Severity', 'Findings', 'Logs'];
  return `<h2>Rules</h2>\n${table('Rules, those with the most findings first', head, rows)}`;
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

import { ruleList, type CoreRuleId } from '#shared/core-rules/rule-list.ts';
import type { Examined, FileLine } from '#tools/core/browser/examine-blob.ts';
import { rowsOfLines, type RowCell } from '#tools/core/reading/rows-of-lines.ts';
import type { Finding } from '#tools/core/types.ts';
import type {
  FindingView,
  From,
  Page,
  Report,
  RuleView,
  SeverityGroup,
} from '../worker-messages.ts';
import { countText, factsOf, headingOf, severities } from './describe.ts';
import { drawCurve, drawnRows } from './draw-curve.ts';
import { markLine } from './mark-line.ts';

/** The number of findings of a rule shown at first, and added by each "Show more". */
const [fewFindings, moreFindings] = [3, 20];
/** The number of lines shown above and below the one that a finding refers to. */
const around = 2;

/** The headings for rules that end the check of a file. */
const refusals: Partial<Record<CoreRuleId, string>> = {
  'not-las': 'This is not a LAS file',
  version: 'This version of LAS is not checked',
};

export async function writeReport(log: Examined): Promise<Report> {
  const { findings, curves, rows } = log.result;
  const [only] = findings;
  const refusal = findings.length === 1 && only && curves.length + rows === 0 ? only : undefined;
  const title = refusal && refusals[refusal.rule as CoreRuleId];
  // The heading already says that it is not one.
  const text = refusal?.message.replace(/^This is not a LAS file: (.)/, (_, first: string) =>
    first.toUpperCase(),
  );
  if (title) return { heading: title, facts: [], refusal: text, groups: [] };
  const groups: SeverityGroup[] = [];
  for (const severity of severities) {
    const ofSeverity = findings.filter((one) => one.severity === severity);
    if (ofSeverity.length === 0) continue;
    groups.push({
      severity,
      heading: countText(severity, ofSeverity.length),
      rules: await rulesOf(log, ofSeverity),
    });
  }
  return { heading: headingOf(findings), facts: factsOf(log.result), groups };
}

/** Returns the findings of a rule from a position on, or the last ones if the position is after them. */
export async function moreOf(
  log: Examined,
  rule: CoreRuleId,
  place: From,
  most = moreFindings,
): Promise<Page> {
  const all = log.result.findings.filter((one) => one.rule === rule);
  const from = typeof place === 'number' ? place : indexOf(all, place.line, most);
  const findings: FindingView[] = [];
  for (const finding of all.slice(from, from + most)) findings.push(await view(log, finding));
  return { from, findings };
}

/** Findings are sorted by line. */
function indexOf(findings: readonly Finding[], line: number, most: number): number {
  const found = findings.findIndex((one) => one.line >= line);
  return found === -1 ? Math.max(0, findings.length - most) : found;
}

async function rulesOf(log: Examined, findings: readonly Finding[]): Promise<RuleView[]> {
  const views: RuleView[] = [];
  for (const { id, title } of ruleList) {
    const { length } = findings.filter(({ rule }) => rule === id);
    if (length === 0) continue;
    const { findings: first } = await moreOf(log, id, 0, fewFindings);
    views.push({ id, title: capitalised(title), count: length, findings: first });
  }
  return views;
}

async function view(log: Examined, finding: Finding): Promise<FindingView> {
  const { line, message } = finding;
  const { curves } = log.result;
  const dataLine = log.header.sections.find(({ letter }) => letter === 'A')?.line ?? Infinity;
  const column = line > dataLine ? curves.indexOf(finding.curve?.split(', ')[0] ?? '') : -1;
  const value = column === -1 ? undefined : await valueOf(log, line, column);
  /** The lines of a row. */
  const height = value ? value.lines : 1;
  const { above, below } = column === -1 ? { above: around, below: around } : drawnRows;
  const from = Math.max(1, line - above * height);
  const lines = await linesIfReadable(log, from, line + (below + 1) * height - 1);
  const rows = lines.filter(({ number }) => number > dataLine);
  const isNear = (number: number) =>
    [line, value?.cell.line ?? line].some((one) => Math.abs(number - one) <= around);
  return {
    ...{ line, message },
    plot: column === -1 ? undefined : drawCurve(log.header, column, rows, line),
    lines: lines
      .filter(({ number }) => isNear(number))
      .map((one) => markLine(one, finding, value?.cell)),
  };
}

/** A wrapped row never has more lines than this. */
const maxLines = 200;

/** Returns the value of a curve in the row that begins at a line, and how many lines the row spans. */
async function valueOf(
  log: Examined,
  line: number,
  column: number,
): Promise<{ cell: RowCell; lines: number } | undefined> {
  const { length } = log.result.curves;
  const lines = await linesIfReadable(log, line, line + Math.min(length, maxLines));
  const [row] = rowsOfLines(lines, line, length);
  if (row?.[0]?.line !== line) return undefined;
  return { cell: row[column]!, lines: row.at(-1)!.line - line + 1 };
}

/** If a file was moved or changed after its check, its findings stay, without lines. */
async function linesIfReadable(log: Examined, from: number, to: number): Promise<FileLine[]> {
  try {
    return await log.lines(from, to);
  } catch (error) {
    if (error instanceof DOMException) return [];
    throw error;
  }
}

const capitalised = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

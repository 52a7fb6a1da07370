import { ruleList, type CoreRuleId } from '#shared/core-rules/rule-list.ts';
import type { Examined } from '#tools/core/browser/examine-blob.ts';
import type { Finding } from '#tools/core/types.ts';
import type { FindingView, Report, RuleView } from '../messages.ts';
import { count, countText, factsOf, headingOf, severities } from './describe.ts';
import { drawCurve, drawnRows } from './draw-curve.ts';
import { markLine } from './mark-line.ts';

/** Of each rule at first, and by each "Show more". */
const [fewFindings, moreFindings] = [3, 20];
/** Lines above and below the one that a finding is about. */
const around = 2;

/** Rules about the file as a whole: nothing else of it is checked. */
const refusals: Partial<Record<CoreRuleId, string>> = {
  'not-las': 'This is not a LAS file',
  version: 'This version of LAS is not checked',
};

export async function writeReport(log: Examined): Promise<Report> {
  const { findings, curves, rows } = log.result;
  const [only] = findings;
  const refusal = findings.length === 1 && only && curves.length + rows === 0 ? only : undefined;
  const title = refusal && refusals[refusal.rule as CoreRuleId];
  if (title) return { heading: title, facts: [], refusal: refusal.message, groups: [] };
  const groups = severities.map(async (severity) => ({
    severity,
    heading: capitalised(countText(severity, count(findings, severity))),
    rules: await Promise.all(rulesOf(log, severity)),
  }));
  return {
    heading: headingOf(findings),
    facts: factsOf(log.result),
    groups: (await Promise.all(groups)).filter(({ rules }) => rules.length > 0),
  };
}

/** More findings of a rule, from a number on. */
export async function moreOf(
  log: Examined,
  rule: CoreRuleId,
  from: number,
  most = moreFindings,
): Promise<FindingView[]> {
  const wanted = log.result.findings.filter((one) => one.rule === rule).slice(from, from + most);
  const views: FindingView[] = [];
  // One after the other, so that memory holds one piece of the file.
  for (const finding of wanted) views.push(await view(log, finding));
  return views;
}

function rulesOf(log: Examined, severity: string): Promise<RuleView>[] {
  const { findings } = log.result;
  return ruleList.flatMap(({ id, title }) => {
    const ofRule = findings.filter((one) => one.rule === id && one.severity === severity);
    if (ofRule.length === 0) return [];
    const first = moreOf(log, id, 0, fewFindings);
    return [
      first.then((views) => ({
        ...{ id, title: capitalised(title), count: ofRule.length, findings: views },
      })),
    ];
  });
}

async function view(log: Examined, finding: Finding): Promise<FindingView> {
  const { line, message } = finding;
  const { curves } = log.result;
  const dataLine = log.header.sections.find(({ letter }) => letter === 'A')?.line ?? Infinity;
  const column = line > dataLine ? curves.indexOf(finding.curve?.split(', ')[0] ?? '') : -1;
  const lines = await log.lines(Math.max(1, line - around), line + around);
  const { above, below } = drawnRows;
  const plot =
    column === -1
      ? undefined
      : drawCurve(
          log.header,
          column,
          await log.lines(Math.max(dataLine + 1, line - above), line + below),
          line,
        );
  return {
    ...{ line, message, plot },
    lines: lines.map((one) => markLine(one, finding, column, curves.length)),
  };
}

const capitalised = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

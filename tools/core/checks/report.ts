import { coreRules, type CoreRuleId } from '#shared/core-rules/core-rules.ts';
import type { CoreConfig, Finding } from '../types.ts';

export type Report = (rule: CoreRuleId, line: number, message: string) => void;

export interface FindingList {
  report: Report;
  /** By line, then by the order of the rules. */
  findings(): Finding[];
}

const mostPerRule = 10;
const order = new Map<string, number>(coreRules.map(({ id }, index) => [id, index]));

/** Collects findings with the configured severities; a rule's tenth and last finding counts the rest. */
export function createFindingList(file: string, config: CoreConfig): FindingList {
  const found: Finding[] = [];
  const counts = new Map<string, number>();

  function report(rule: CoreRuleId, line: number, message: string): void {
    const severity =
      config.rules?.[rule] ?? coreRules.find(({ id }) => id === rule)?.severity ?? 'error';
    if (severity === 'off') return;
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    if (count <= mostPerRule) found.push({ file, line, rule, severity, message });
  }

  function findings(): Finding[] {
    for (const [rule, count] of counts) {
      const last = found.findLast((finding) => finding.rule === rule)!;
      const more = count - mostPerRule;
      if (more > 0) last.message += ` And ${more} more of this rule in this file.`;
    }
    counts.clear();
    return found.toSorted((a, b) => a.line - b.line || order.get(a.rule)! - order.get(b.rule)!);
  }

  return { report, findings };
}

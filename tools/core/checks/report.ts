import type { ListedRule } from '#shared/core-rules/core-rule.ts';
import { ruleList, type CoreRuleId } from '#shared/core-rules/rule-list.ts';
import type { CoreConfig, Finding, Severity } from '../types.ts';
import { curveSettings } from './curve-settings.ts';
import { highest } from './extremes.ts';

/** The machine-readable details of a finding. */
export type FindingDetails = Pick<Finding, 'curve' | 'expected' | 'actual'>;

export type Report = (
  rule: CoreRuleId,
  line: number,
  message: string,
  details?: FindingDetails,
) => void;

export interface FindingList {
  report: Report;
  /** Whether a finding of this rule and this curve would be kept. */
  wants(rule: CoreRuleId, mnemonic?: string): boolean;
  /** Sorted by line, then in the order of the rules. */
  findings(): Finding[];
}

/** Limits memory, even if every row of a long file has a fault. */
const maxPerRule = 10_000;
const order = new Map<string, number>(ruleList.map(({ id }, index) => [id, index]));
const byId = new Map<string, ListedRule>(ruleList.map((rule) => [rule.id, rule]));

const severities = ['off', 'info', 'warning', 'error'] as const;

/** @param curve a mnemonic, or several that share a finding: the most severe setting counts */
function severityOf(rule: ListedRule, config: CoreConfig, curve = ''): Severity | 'off' {
  const whole = severityInFile(rule, config);
  if (curve === '' || !config.overrides) return whole;
  const ranks = curve
    .split(', ')
    .map((name) => severities.indexOf(curveSettings(config, name).rules?.[rule.id] ?? whole));
  return severities[highest(ranks)]!;
}

function severityInFile(rule: ListedRule, { profile, rules }: CoreConfig): Severity | 'off' {
  const own = rules?.[rule.id];
  if (own) return own;
  if (rule.configured) return rule.severity;
  if (profile === 'las-2.0') return rule.clause ? 'error' : 'info';
  return rule.strict ? 'off' : rule.severity;
}

/** Collects findings with the configured severities. */
export function createFindingList(file: string, config: CoreConfig): FindingList {
  const found: Finding[] = [];
  const counts = new Map<string, number>();

  function report(id: CoreRuleId, line: number, message: string, details?: FindingDetails): void {
    const rule = byId.get(id)!;
    const severity = severityOf(rule, config, details?.curve);
    if (severity === 'off') return;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    if (count > maxPerRule) return;
    const cites = config.profile === 'las-2.0' && rule.clause;
    const clause = cites ? { clause: `LAS 2.0, section ${rule.clause}` } : {};
    found.push({ file, line, rule: id, severity, message, ...details, ...clause });
  }

  function findings(): Finding[] {
    for (const [rule, count] of counts) {
      const last = found.findLast((finding) => finding.rule === rule)!;
      const more = count - maxPerRule;
      if (more > 0) last.message += ` And ${more} more of this rule in this file.`;
    }
    counts.clear();
    return found.toSorted((a, b) => a.line - b.line || order.get(a.rule)! - order.get(b.rule)!);
  }

  return {
    report,
    wants: (rule, mnemonic) => severityOf(byId.get(rule)!, config, mnemonic) !== 'off',
    findings,
  };
}

import type { Finding } from '../types.ts';

/** The number of findings of one rule shown per file; the last of them counts the rest. */
const shownPerRule = 10;

export function shorten(findings: readonly Finding[]): Finding[] {
  const totals = new Map<string, number>();
  for (const { rule } of findings) totals.set(rule, (totals.get(rule) ?? 0) + 1);
  const counts = new Map<string, number>();
  return findings.flatMap((finding) => {
    const count = (counts.get(finding.rule) ?? 0) + 1;
    counts.set(finding.rule, count);
    const more = totals.get(finding.rule)! - count;
    if (count > shownPerRule) return [];
    return count === shownPerRule && more > 0
      ? { ...finding, message: `${finding.message} And ${more} more of this rule in this file.` }
      : finding;
  });
}

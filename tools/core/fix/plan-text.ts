import type { Plan, PlanInput } from './plan.ts';

/** Plans repairs of encoding, line endings, tabs and empty lines. */
export function planText(plan: Plan, { findings, evidence }: PlanInput): void {
  const of = (rule: string) => findings.filter((finding) => finding.rule === rule);
  const encodings = of('encoding');
  const reason = evidence.unspelt();
  for (const { rule, line } of encodings) {
    if (reason) plan.unrepaired.push({ rule, line, reason });
    else plan.repairs.push({ rule, line, text: 'the file is plain ASCII' });
  }
  if (encodings.length > 0 && !reason) {
    plan.ascii = true;
    plan.encoding = evidence.encoding();
  }
  for (const { rule, line } of of('line-ending')) {
    plan.ending = evidence.usualEnding();
    plan.repairs.push({ rule, line, text: `every line ends with ${plan.ending}` });
  }
  for (const { rule, line } of of('tab')) {
    plan.tabs = true;
    plan.repairs.push({ rule, line, text: 'tabs are spaces' });
  }
  for (const { rule, line } of of('blank-line')) {
    plan.blanks = true;
    plan.repairs.push({ rule, line, text: 'empty lines are removed' });
  }
}

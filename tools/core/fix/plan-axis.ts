import { measuresAnAxis } from '../checks/unit-name.ts';
import { hasUnitAfterSpace } from '../checks/well-items.ts';
import type { HeaderItem } from '../reading/header-line.ts';
import { readNumber } from '../reading/number.ts';
import type { Finding } from '../types.ts';
import { joinUnit, setValue } from './header-edits.ts';
import type { Plan, PlanInput } from './plan.ts';

type Reasons = Readonly<Record<string, string>>;

/** Findings after which it is uncertain which depths are right. */
const doubts: Reasons = {
  'column-count': 'rows with too many or too few values may hide a depth',
  'unit-conflict': 'the axis has two units',
  'depth-unit': 'the unit of the depth is in doubt',
  'index-curve': 'the index is lost',
  'depth-order': 'the depths are not in order',
  'duplicate-item': 'an item of the header occurs twice',
};
const stepDoubts: Reasons = {
  'depth-gap': 'rows are missing',
  'depth-spacing': 'the rows are unevenly spaced',
};

/** How far an end may be beyond the rows, as a share of the logged interval; more suggests lost rows. */
const maxBeyond = 0.02;

/** Plans repairs of STRT, STOP and STEP from the rows, and of units that follow a space. */
export function planAxis(plan: Plan, input: PlanInput): void {
  const { findings, header } = input;
  const of = (rule: string) => findings.filter((finding) => finding.rule === rule);
  const itemOf = ({ line }: Finding) =>
    header.items.W.find((item) => item.line === line && !item.guessed);
  const reasonIn = (reasons: Reasons) =>
    findings.map(({ rule }) => reasons[rule]).find((reason) => reason !== undefined);
  const doubt = reasonIn(doubts);

  for (const finding of of('start-stop')) {
    const item = itemOf(finding);
    setNumber(plan, finding, item, doubt ?? (item && endDoubt(finding, input)));
  }
  const mixed = of('start-stop').find(({ expected }) => expected === undefined);
  const stepDoubt = doubt ?? reasonIn(stepDoubts) ?? (mixed && 'feet and metres are mixed');
  for (const finding of of('step')) {
    const open = finding.expected === undefined ? 'the depths do not tell it exactly' : undefined;
    setNumber(plan, finding, itemOf(finding), stepDoubt ?? open);
  }

  for (const finding of of('unit-missing')) {
    const item = itemOf(finding);
    const unit = item && hasUnitAfterSpace(item) ? /^[a-z]+/i.exec(item.value)![0] : '';
    if (!item || unit === '' || !measuresAnAxis(unit)) continue;
    const { rule, line } = finding;
    plan.edits.set(line, joinUnit);
    plan.repairs.push({ rule, line, text: `${item.mnemonic}.${unit} has its unit in place` });
  }
}

function setNumber(
  plan: Plan,
  { rule, line, expected, actual }: Finding,
  item: HeaderItem | undefined,
  doubt: string | undefined,
): void {
  const reason = doubt ?? (item ? undefined : 'its line is broken');
  if (!item || expected === undefined || reason !== undefined) {
    plan.unrepaired.push({ rule, line, reason: reason ?? 'feet and metres are mixed' });
    return;
  }
  plan.edits.set(line, (text) => setValue(text, expected));
  plan.repairs.push({ rule, line, text: `${item.mnemonic} is ${expected}, not ${actual}` });
}

/** Why rows mentioned by the header may be missing. */
function endDoubt({ expected = '', actual = '' }: Finding, { first, last, evidence }: PlanInput) {
  const interval = Math.abs((last ?? 0) - (first ?? 0));
  const middle = ((last ?? 0) + (first ?? 0)) / 2;
  const beyond = Math.abs(readNumber(actual) - middle) - Math.abs(readNumber(expected) - middle);
  const isBeyond = expected !== '' && beyond > 0;
  return isBeyond && (beyond > maxBeyond * interval || !evidence.isEndWhole())
    ? 'rows may have been cut off'
    : undefined;
}

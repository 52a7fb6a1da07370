import { quantity } from '../../checks/quantity.ts';
import { plain } from '../complain.ts';
import type { FixResult } from '../fix-command.ts';

/** What is repaired in a log, and which findings of repairable kinds are not. */
export function repairsText(
  { file, original, repairs, unrepaired }: FixResult,
  isDry: boolean,
): string {
  if (repairs.length + unrepaired.length === 0) return '';
  const problems = quantity(repairs.length, 'problem');
  const where = file === original ? '' : `, ${isDry ? 'to be ' : ''}written to ${file}`;
  const what =
    repairs.length === 0
      ? 'nothing is repaired'
      : `${problems} ${isDry ? 'can be repaired' : 'repaired'}${where}`;
  const lines = [
    ...repairs.map(({ rule, text }) => `${rule}: ${text}.`),
    ...unrepaired.map(({ rule, line, reason }) => `${rule} on line ${line} is left: ${reason}.`),
  ];
  return [`${original}: ${what}`, ...lines.map((line) => `  ${line}`), ''].map(plain).join('\n');
}

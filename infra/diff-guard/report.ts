import type { LastingChange } from './compare-templates.ts';

export interface GuardReport {
  /** What the new template was compared with: `outcrop-prod`, `version 0.1.0`; null if there is nothing to compare. */
  against: string | null;
  changes: LastingChange[];
  /** Logical ids of the losses that were not allowed. */
  stopped: string[];
}

export function guardReport(
  against: string | null,
  changes: LastingChange[],
  allowed: readonly string[],
): GuardReport {
  const stopped = changes.filter(({ id, loses }) => loses && !allowed.includes(id));
  return { against, changes, stopped: stopped.map(({ id }) => id) };
}

/** Writes the report for a terminal: first what stops the update, then what it changes. */
export function reportText({ against, changes, stopped }: GuardReport): string {
  if (against === null) return 'The stage has not been deployed yet: there is nothing to lose.';
  if (changes.length === 0) return `Nothing that holds data changes compared with ${against}.`;
  const stops = changes.filter(({ id }) => stopped.includes(id));
  const others = changes.filter(({ id }) => !stopped.includes(id));
  const lines = [...stops.map((change) => `✗ ${line(change)}`), ...others.map(line)];
  if (stops.length === 0) return [`Changes compared with ${against}:`, ...lines].join('\n');
  return [
    `Compared with ${against}, this update would lose data or an address that others use:`,
    ...lines,
    '',
    `If that is intended, allow each one: ${stopped.map((id) => `--allow-replacement ${id}`).join(' ')}`,
  ].join('\n');
}

const verbs = {
  create: 'is created',
  update: 'is updated',
  replace: 'is replaced',
  remove: 'is removed',
};

function line({ id, type, effect, properties, loses }: LastingChange): string {
  const what = properties.length > 0 ? `: ${properties.join(', ')}` : '';
  return `${id} (${type}) ${verbs[effect]}${what}${loses ? `. It loses ${loses}.` : ''}`;
}

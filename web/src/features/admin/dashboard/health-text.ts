import type { HealthPart } from '#shared/contracts/reports.ts';

const names: Record<HealthPart['name'], string> = {
  database: 'Database',
  mails: 'Emails',
  sweep: 'Background work',
  webhook: 'Stripe webhook',
  model: 'Assistant',
};

const states: Record<HealthPart['state'], string> = {
  ok: 'Works',
  degraded: 'Needs attention',
  unknown: 'Has not run yet',
};

/** What the age of a part means. */
const ages: Partial<Record<HealthPart['name'], (age: string) => string>> = {
  mails: (age) => `the oldest unsent email has waited ${age}`,
  sweep: (age) => `last run ${age} ago`,
  webhook: (age) => `first event refused ${age} ago`,
};

/** A part of the shop and how it is: 'Background work', 'Works, last run 3 minutes ago.' */
export function healthText({ name, state, ageSeconds, lastError }: HealthPart): [string, string] {
  const age = ageSeconds === undefined ? undefined : ages[name]?.(ageText(ageSeconds));
  const text = `${states[state]}${age ? `, ${age}` : ''}.`;
  return [names[name], lastError ? `${text} ${lastError}` : text];
}

function ageText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 120) return count(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? count(hours, 'hour') : count(Math.round(hours / 24), 'day');
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}

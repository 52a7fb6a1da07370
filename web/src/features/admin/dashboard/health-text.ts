import type { HealthPart } from '#shared/contracts/reports.ts';
import * as messages from './messages.ts';

const names: Record<HealthPart['name'], string> = {
  database: messages.database,
  mails: messages.emails,
  sweep: messages.backgroundWork,
  webhook: messages.stripeWebhook,
  model: messages.assistant,
};

const states: Record<HealthPart['state'], string> = {
  ok: messages.works,
  degraded: messages.needsAttention,
  unknown: messages.hasNotRunYet,
};

/** The meaning of `ageSeconds` for each part. */
const ages: Partial<Record<HealthPart['name'], (age: string) => string>> = {
  mails: (age) => messages.theOldestUnsentEmailHas(age),
  sweep: (age) => messages.lastRunAgeAgo(age),
  webhook: (age) => messages.firstEventRefusedAgeAgo(age),
};

/** Returns the name and the state of a part: 'Background work', 'Works, last run 3 minutes ago.' */
export function healthText({ name, state, ageSeconds, lastError }: HealthPart): [string, string] {
  const age = ageSeconds === undefined ? undefined : ages[name]?.(ageText(ageSeconds));
  const text = `${states[state]}${age ? `, ${age}` : ''}.`;
  return [names[name], lastError ? `${text} ${lastError}` : text];
}

function ageText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return messages.lessThanMinute;
  if (minutes < 120) return messages.minutesText(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? messages.hoursText(hours) : messages.daysText(Math.round(hours / 24));
}
